import { type PointerEvent, useRef } from "react";
import type { Focus } from "#facts/look.ts";
import type { Size } from "#facts/picture-place.ts";
import type { Box } from "../../../rules/crop-box.ts";
import type { Move } from "./crop-props.ts";

type Props = { src: string; picture: Size; box: Box; focus: Focus; onMove: (move: Move) => void };

type Held = { held: Move["held"]; x: number; y: number };

type Holder = (held: Move["held"]) => (event: PointerEvent<SVGElement>) => void;

/** Moves the frame, the corner or the focus with the pointer. */
function useHolding(onMove: Props["onMove"]) {
  const holding = useRef<Held>(undefined);
  const hold: Holder = (held) => (event) => {
    holding.current = { held, x: event.clientX, y: event.clientY };
    event.currentTarget.ownerSVGElement?.setPointerCapture(event.pointerId);
    event.preventDefault();
  };
  function move({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>) {
    const from = holding.current;
    if (!from) return;
    const shown = currentTarget.getBoundingClientRect();
    const xPercent = (100 * (clientX - from.x)) / shown.width;
    const yPercent = (100 * (clientY - from.y)) / shown.height;
    onMove({ held: from.held, xPercent, yPercent });
    holding.current = { ...from, x: clientX, y: clientY };
  }
  const end = () => {
    holding.current = undefined;
  };
  return { hold, ends: { onPointerMove: move, onPointerUp: end, onPointerCancel: end } };
}

/** Draws the whole picture, the crop frame with its corner handle, and the focus. */
export function CropFrame({ src, picture: { width, height }, box, focus, onMove }: Props) {
  const { hold, ends } = useHolding(onMove);
  const right = box.left + box.width;
  const bottom = box.top + box.height;
  const around = `M0 0H${width}V${height}H0ZM${box.left} ${box.top}V${bottom}H${right}V${box.top}Z`;
  const frame = { x: box.left, y: box.top, width: box.width, height: box.height };
  const cx = box.left + (box.width * focus.xPercent) / 100;
  const cy = box.top + (box.height * focus.yPercent) / 100;
  return (
    <svg className="crop" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" {...ends}>
      <image href={src} width={width} height={height} />
      <path className="crop__around" d={around} />
      <rect className="crop__frame" {...frame} onPointerDown={hold("frame")} />
      <Handle className="crop__focus" x={cx} y={cy} onPointerDown={hold("focus")} />
      <Handle className="crop__corner" x={right} y={bottom} onPointerDown={hold("corner")} />
    </svg>
  );
}

type HandleProps = { className: string; x: number; y: number; onPointerDown: ReturnType<Holder> };

/** Lines without a length: their width is the handle's size, the same on every screen. */
const Handle = ({ className, x, y, onPointerDown }: HandleProps) => (
  <g className={className} onPointerDown={onPointerDown}>
    {["crop__grip", "crop__rim", "crop__knob"].map((part) => (
      <path key={part} className={part} d={`M${x} ${y}h0`} />
    ))}
  </g>
);
