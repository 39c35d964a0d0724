import type { SiblingDiscount } from '../../model/site-content.ts';

type SiblingTagsProps = { discount: SiblingDiscount };

/** What each child of a family gets, under the drawing of them. */
export function SiblingTags({ discount }: SiblingTagsProps) {
  const { firstChild, secondChild, secondChildPercent, thirdChild, thirdChildPercent } = discount;
  const tags = [
    { label: firstChild, percent: undefined },
    { label: secondChild, percent: secondChildPercent },
    { label: thirdChild, percent: thirdChildPercent },
  ];
  return (
    <ul className="sibling-discount__tags">
      {tags.map(
        ({ label, percent }) =>
          label && (
            <li key={label}>
              {percent && <b>{`−${percent}%`}</b>} <span>{label}</span>
            </li>
          ),
      )}
    </ul>
  );
}
