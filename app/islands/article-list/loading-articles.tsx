import { listCopy } from "#app/copy/pages/blog.ts";
import { SkeletonCard } from "#app/ui/skeleton-card.tsx";

export function LoadingArticles() {
  return (
    <div className="cards" aria-busy="true">
      <p className="vh" role="status">
        {listCopy.loading}
      </p>
      <SkeletonCard />
      <SkeletonCard />
      <SkeletonCard />
    </div>
  );
}
