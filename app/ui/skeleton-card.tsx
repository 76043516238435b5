/** Stands where an article's card will be; the list that holds it says so in words. */
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
