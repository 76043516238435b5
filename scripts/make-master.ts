/**
 * `node scripts/make-master.ts art/out/wine.png …` stores a rendered picture as a master. Ten bits and full colour keep
 * the grain, without which dark gradients band.
 */
import { basename } from "node:path";
import sharp from "sharp";

for (const render of process.argv.slice(2)) {
  const master = `art/masters/${basename(render, ".png")}.avif`;
  const { size } = await sharp(render)
    .removeAlpha()
    .avif({ quality: 94, bitdepth: 10, chromaSubsampling: "4:4:4", tune: "ssim", effort: 4 })
    .toFile(master);
  console.log(master, `${Math.round(size / 1024)} KB`);
}
