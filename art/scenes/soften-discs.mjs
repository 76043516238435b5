/**
 * `node art/scenes/soften-discs.mjs wine cigar …` gives the lens discs of finished masters a soft edge, without a new
 * render, and writes art/scenes/out/{name}.png for make-master. The discs' places are read from the scenes.
 */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const scenes = {
  wine: ["wine", -1],
  "stock-rims": ["wine", 1],
  cigar: ["cigar", -1],
  "stock-whisky": ["cigar", 0],
  table: ["table", -1],
  "stock-candle": ["table", 0],
};
const terms = (x, y) => [1, x, y, x * x, x * y, y * y];
/** Where something dark stands before a disc of `wine`, a quadratic would bend down to it. */
const plain = ([one, x, y]) => [one, x, y, 0, 0, 0];
const clamp = (value) => Math.min(1, Math.max(0, value));
const smooth = (value) => clamp(value) ** 2 * (3 - 2 * clamp(value));
const median = (list) => Float64Array.from(list).sort()[list.length >> 1] ?? 0;

async function discsOf(name) {
  const [scene, index] = scenes[name];
  const text = await readFile(here(`scene_${scene}.py`), "utf8");
  const lists = [...text.matchAll(/^\s+discs\(\[(.*)\]\)/gm)].map(([, list]) =>
    [...list.matchAll(/\((0?\.\d+), (0?\.\d+), (0?\.\d+),/g)].map(([, u, v, r]) => ({ u: +u, v: +v, r: +r, isPlain: name === "wine" && +u > 0.7 })),
  );
  return lists.at(index);
}

/** Least squares by Gaussian elimination. */
function fit(points, values) {
  const rows = Array.from({ length: 6 }, () => new Float64Array(7));
  points.forEach((point, at) => {
    for (let i = 0; i < 6; i += 1) {
      for (let j = 0; j < 6; j += 1) rows[i][j] += point[i] * point[j];
      rows[i][6] += point[i] * values[at];
    }
  });
  for (let i = 0; i < 6; i += 1) {
    rows[i][i] += 1e-6;
    for (let k = 0; k < 6; k += 1) {
      if (k === i) continue;
      const factor = rows[k][i] / rows[i][i];
      for (let j = i; j < 7; j += 1) rows[k][j] -= factor * rows[i][j];
    }
  }
  return rows.map((row, i) => row[6] / row[i]);
}
const at = (plane, point) => plane.reduce((sum, factor, i) => sum + factor * point[i], 0);

/** The backdrop around a disc as a quadratic, without what stands before it. */
function backdrop(points, values) {
  let kept = points.map((_, i) => i);
  let plane = [median(values), 0, 0, 0, 0, 0];
  for (let round = 0; round < 7; round += 1) {
    const off = points.map((point, i) => Math.abs(values[i] - at(plane, point)));
    const limit = 2.5 * median(off) + 40;
    kept = points.map((_, i) => i).filter((i) => off[i] < limit);
    plane = fit(kept.map((i) => points[i]), kept.map((i) => values[i]));
  }
  const spread = 1.48 * median(kept.map((i) => Math.abs(values[i] - at(plane, points[i]))));
  const steps = kept.slice(1).map((i, k) => Math.abs(values[i] - values[kept[k]]));
  return { plane, spread, grain: Math.min(spread, 1.05 * median(steps)) };
}

/** The distance from a disc's middle in its radii; discs are narrower towards the corners. */
function distance({ u, v, r }, x, y, w, h) {
  const [dx, dy] = [x + 0.5 - u * w, v * h - y - 0.5];
  const turn = Math.atan2(0.5 - v, (u - 0.5) * 1.6);
  const narrow = 1 - 0.09 * Math.min(1, Math.hypot((u - 0.5) * 2, (v - 0.5) * 1.2));
  const along = (dx * Math.cos(turn) + dy * Math.sin(turn)) / narrow;
  return Math.hypot(along, dy * Math.cos(turn) - dx * Math.sin(turn)) / (r * w);
}

function* around(disc, reach, w, h) {
  const [cx, cy, px] = [disc.u * w, disc.v * h, disc.r * w * reach];
  for (let y = Math.max(0, Math.floor(cy - px)); y < Math.min(h, cy + px); y += 1)
    for (let x = Math.max(0, Math.floor(cx - px)); x < Math.min(w, cx + px); x += 1) {
      const d = distance(disc, x, y, w, h);
      const point = terms((x - cx) / px, (y - cy) / px);
      if (d < reach) yield { x, y, d, point: disc.isPlain ? plain(point) : point };
    }
}

const gauss = () => Math.sqrt(-2 * Math.log(1 - Math.random())) * Math.cos(2 * Math.PI * Math.random());

/** Returns what a disc becomes: its pixels as they are without it, and its light to add. */
function measure(disc, others, data, w, h) {
  const all = [...around(disc, 2, w, h)];
  const index = ({ x, y }) => (y * w + x) * 3;
  const isOthers = ({ x, y }) => others.some((other) => distance(other, x, y, w, h) < 1.2);
  const ring = all.filter((each) => each.d > 1.2 && each.d < 1.75 && !isOthers(each)).filter((_, i) => i % 3 === 0);
  const inner = all.filter(({ d }) => d < 0.85);
  const channels = [0, 1, 2].map((c) => {
    const { plane, spread, grain } = backdrop(ring.map(({ point }) => point), ring.map((each) => data[index(each) + c]));
    return { plane, spread, grain, lift: Math.max(0, median(inner.map((each) => data[index(each) + c] - at(plane, each.point)))) };
  });
  return { all, index, channels };
}

function soften(disc, others, data, w, h) {
  const { all, index, channels } = measure(disc, others, data, w, h);
  const free = new Map();
  for (const each of all) {
    const isFree = channels.every(({ plane, spread, lift }, c) => {
      const over = data[index(each) + c] - at(plane, each.point);
      const [below, above] = [Math.max(0.06 * lift, 4 * spread), Math.max(0.3 * lift, 5 * spread)];
      const [low, high] = each.d < 0.85 ? [0.55 * lift, 1.45 * lift] : each.d < 1.15 ? [0, 1.45 * lift] : [0, 0];
      return over > low - below && over < high + above;
    });
    free.set(each.y * w + each.x, isFree ? 1 : 0);
  }
  const shareFree = ({ x, y }) => {
    let [sum, count] = [0, 0];
    for (let j = -4; j <= 4; j += 1)
      for (let i = -4; i <= 4; i += 1) {
        const value = free.get((y + j) * w + x + i);
        if (value !== undefined) [sum, count] = [sum + value, count + 1];
      }
    return smooth((sum / count - 0.5) / 0.5);
  };
  for (const each of all) {
    const open = shareFree(each);
    if (open === 0) continue;
    const bare = smooth((1.55 - each.d) / 0.4) * open;
    const light = 0.72 * smooth((1.5 - each.d) / 1.25) * open;
    channels.forEach(({ plane, grain, lift }, c) => {
      const ground = at(plane, each.point) + grain * gauss();
      const before = data[index(each) + c];
      data[index(each) + c] = Math.min(65535, Math.max(0, before + (ground - before) * bare + lift * light));
    });
  }
}

for (const name of process.argv.slice(2)) {
  const { data, info } = await sharp(here(`../masters/${name}.avif`))
    .toColourspace("rgb16")
    .raw({ depth: "ushort" })
    .toBuffer({ resolveWithObject: true });
  const pixels = new Uint16Array(data.buffer, data.byteOffset, data.length / 2);
  const discs = await discsOf(name);
  for (const disc of discs) {
    const others = discs.filter((other) => other !== disc);
    soften(disc, others, pixels, info.width, info.height);
  }
  const raw = { width: info.width, height: info.height, channels: 3 };
  await sharp(pixels, { raw }).toColourspace("rgb16").png().toFile(here(`out/${name}.png`));
  console.log(name, discs.length, "discs");
}
