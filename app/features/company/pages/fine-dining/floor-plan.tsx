/** A door that opens into the room, and the way in. */
export function Door() {
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true">
      <g fill="none" stroke="currentColor">
        <path d="M1 0v132h-1" strokeWidth="3" />
        <path d="M1 132A132 132 0 0 0 132 0" strokeOpacity=".6" />
        <path d="M66 0C66 90 92 126 200 126" strokeDasharray="2 6" strokeWidth="2" />
      </g>
    </svg>
  );
}

/** A round table laid for four. */
export function Table() {
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true">
      <g fill="none" stroke="currentColor">
        <circle cx="100" cy="126" r="46" />
        {[45, 135, 225, 315].map((angle) => (
          <g key={angle} transform={`rotate(${angle} 100 126)`}>
            <path d="M78 66a24 12 0 0 1 44 0" strokeWidth="3" />
            <circle cx="100" cy="97" r="10" strokeOpacity=".6" />
          </g>
        ))}
      </g>
    </svg>
  );
}

/** The counter where plates wait, under its lamps. */
export function Pass() {
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true">
      <g fill="none" stroke="currentColor">
        <path d="M0 126C40 126 34 66 72 66" strokeDasharray="2 6" strokeWidth="2" />
        <path d="M84 0v132M108 0v132M84 132h24" strokeWidth="1.5" />
        {[26, 66, 106].map((y) => (
          <g key={y}>
            <circle cx="96" cy={y} r="7" />
            <path d={`M132 ${y - 12}h54v24h-54z`} strokeOpacity=".5" />
          </g>
        ))}
      </g>
    </svg>
  );
}
