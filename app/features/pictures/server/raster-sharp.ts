import sharp from "sharp";

const formats = ["Jpeg", "Png", "Webp", "Nsgif", "Heif"];

/** Blocks every loader, then allows raster formats only: others can read text, run filters or open files. */
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: formats.flatMap((format) => [`VipsForeignLoad${format}`]) });
sharp.cache(false);
sharp.concurrency(1);

export { sharp as rasterSharp };
