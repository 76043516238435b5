/** Placeholder for an article's card; its list says "loading" in words. */
export function SkeletonCard() {
  return (
    <div className="card skeleton" aria-hidden="true">
      <span className="ph" />
      <i />
      <i />
      <i />
    </div>
  );
}
