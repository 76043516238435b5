import { cropBox } from "../../../rules/crop-box.ts";
import { picturesCopy } from "../../../words/desk.ts";
import { CropFrame } from "./crop-frame.tsx";
import type { PictureCropProps } from "./crop-props.ts";
import { type CropField, useCrop } from "./use-crop.ts";

const copy = picturesCopy.crop;

const labels: [CropField, string][] = [
  ["left", copy.left],
  ["top", copy.top],
  ["width", copy.width],
  ["focusX", copy.focusX],
  ["focusY", copy.focusY],
];

/** Sets the crop of a picture by pointer or by numbers. */
export default function PictureCropIsland(props: PictureCropProps) {
  const { src, picture, place } = props;
  const { typed, type, crop, focus, move } = useCrop(props);
  return (
    <>
      <CropFrame src={src} picture={picture} box={cropBox(crop, picture, place)} focus={focus} onMove={move} />
      <p className="quiet">{copy.hint}</p>
      <div className="crop__numbers">
        {labels.map(([field, label]) => (
          <div className="field" key={field}>
            <label htmlFor={`crop-${field}`}>{label}</label>
            <input
              id={`crop-${field}`}
              name={field}
              type="number"
              min="0"
              max="100"
              step="any"
              inputMode="decimal"
              value={typed[field]}
              onChange={({ currentTarget }) => type(field, currentTarget.value)}
            />
          </div>
        ))}
      </div>
    </>
  );
}
