/** A package in the lock file. */
export type LockedPackage = {
  name?: string;
  version: string;
  integrity?: string;
  resolved?: string;
  license?: string;
  dev?: true;
  optional?: true;
  devOptional?: true;
  hasInstallScript?: true;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};

export type LockFile = { name: string; version: string; packages: Record<string, LockedPackage> };

const nameOf = (path: string) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
const refOf = (path: string, { version }: LockedPackage) =>
  `pkg:npm/${nameOf(path).replace("@", "%40")}@${encodeURIComponent(version)}`;

const buildTools = ["vite", "@react-router/dev"];

/** The places of the packages that a built site needs, on any platform. */
export function runningPackages({ packages }: LockFile): string[] {
  const found = new Set<string>();
  const add = (from: string) => {
    for (const place of placesOf(from, packages)) {
      if (found.has(place) || buildTools.includes(nameOf(place))) continue;
      found.add(place);
      add(place);
    }
  };
  add("");
  return [...found].sort();
}

/**
 * The running site's packages as CycloneDX 1.5, from the lock file alone. (`npm sbom --omit=dev` omits packages that
 * tools need as well, React among them.)
 */
export function billOfMaterials(lock: LockFile, paths = runningPackages(lock)) {
  const { name, version, packages } = lock;
  const root = `pkg:npm/${name}@${version}`;
  const refAt = (path: string) => refOf(path, packages[path] as LockedPackage);
  const components = new Map(paths.map((path) => [refAt(path), componentOf(path, packages[path] as LockedPackage)]));
  const needs = new Map<string, Set<string>>();
  for (const path of ["", ...paths]) {
    const ref = path === "" ? root : refAt(path);
    const places = placesOf(path, packages).filter((each) => paths.includes(each));
    needs.set(ref, new Set([...(needs.get(ref) ?? []), ...places.map(refAt)]));
  }
  return {
    $schema: "http://cyclonedx.org/schema/bom-1.5.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    metadata: { component: { type: "application", "bom-ref": root, name, version, purl: root } },
    components: [...components.values()],
    dependencies: [...needs].map(([ref, refs]) => ({ ref, dependsOn: [...refs].sort() })),
  };
}

function componentOf(path: string, locked: LockedPackage) {
  const ref = refOf(path, locked);
  const sha512 = /^sha512-(.+)$/.exec(locked.integrity ?? "")?.[1] ?? "";
  return {
    type: "library",
    "bom-ref": ref,
    name: nameOf(path),
    version: locked.version,
    scope: locked.optional || locked.devOptional ? "optional" : "required",
    hashes: [{ alg: "SHA-512", content: Buffer.from(sha512, "base64").toString("hex") }],
    ...(locked.license ? { licenses: [{ expression: locked.license }] } : {}),
    purl: ref,
  };
}

/** The places of a package's own dependencies: beside it, or in an outer folder. */
function placesOf(path: string, packages: LockFile["packages"]): string[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = packages[
    path
  ] as LockedPackage;
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers].flatMap((name) => {
    const folder = placesFrom(path).find((each) => packages[`${each}node_modules/${name}`]);
    return folder === undefined ? [] : `${folder}node_modules/${name}`;
  });
}

/**
 * The folders where a package's dependencies may be, nearest first: "a/node_modules/b" gives itself, then "a", then the
 * top.
 */
function placesFrom(path: string): string[] {
  const parts = path.split("/node_modules/");
  const folders = parts.map((_, count) => `${parts.slice(0, parts.length - count).join("/node_modules/")}/`);
  return path === "" ? [""] : [...folders, ""];
}
