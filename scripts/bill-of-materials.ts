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
};

export type LockFile = { name: string; version: string; packages: Record<string, LockedPackage> };

const nameOf = (path: string) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
const refOf = (path: string, { version }: LockedPackage) =>
  `pkg:npm/${nameOf(path).replace("@", "%40")}@${encodeURIComponent(version)}`;

/**
 * The running site's packages as CycloneDX 1.5, from the lock file alone. (`npm sbom --omit=dev` omits packages that
 * tools need as well, React among them.)
 */
export function billOfMaterials({ name, version, packages }: LockFile) {
  const paths = Object.keys(packages).filter((path) => path !== "" && !packages[path]?.dev);
  const root = `pkg:npm/${name}@${version}`;
  const refAt = (path: string) => refOf(path, packages[path] as LockedPackage);
  const components = new Map(paths.map((path) => [refAt(path), componentOf(path, packages[path] as LockedPackage)]));
  const needs = new Map<string, Set<string>>([[root, needsOf("", packages)]]);
  for (const path of paths)
    needs.set(refAt(path), new Set([...(needs.get(refAt(path)) ?? []), ...needsOf(path, packages)]));
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

/** Resolves a package's dependencies: beside it, or in an outer folder. */
function needsOf(path: string, packages: LockFile["packages"]): Set<string> {
  const { dependencies, optionalDependencies, peerDependencies } = packages[path] as LockedPackage;
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  const found = names.flatMap((name) => {
    const place = placesFrom(path).find((folder) => packages[`${folder}node_modules/${name}`]);
    const target = place === undefined ? undefined : `${place}node_modules/${name}`;
    return target && !packages[target]?.dev ? [refOf(target, packages[target] as LockedPackage)] : [];
  });
  return new Set(found);
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
