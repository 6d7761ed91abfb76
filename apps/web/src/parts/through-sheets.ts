// Announces changes in live regions through the open sheet: screen readers ignore what is behind it.

import type { Attachment } from 'svelte/attachments';
import { notices } from './notices.svelte.ts';

const elementOf = (node: Node): Element | null => (node instanceof Element ? node : node.parentElement);

/** The paragraphs that were added or changed. */
function paragraphsIn({ type, target, addedNodes }: MutationRecord): readonly Element[] {
  if (type === 'characterData') return [elementOf(target)?.closest('p') ?? []].flat();
  return [...addedNodes].flatMap((node) => {
    const element = elementOf(node);
    const around = element?.closest('p');
    return around ? [around] : [...(element?.querySelectorAll('p') ?? [])];
  });
}

export const throughSheets: Attachment<HTMLElement> = (place) => {
  const observer = new MutationObserver((changes) => {
    if (!document.querySelector('dialog[open]')) return;
    const news = new Set(changes.flatMap(paragraphsIn));
    const told = [...news].filter((one) => place.contains(one) && one.closest('[role=status], .slip'));
    if (told.length > 0) notices.say(told.map((one) => one.textContent.trim()).join(' '));
  });
  observer.observe(place, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
};
