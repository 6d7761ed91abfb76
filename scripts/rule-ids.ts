// Finds rules without tests, and tests that cite unknown rules.

/** The ids that a RULES.md defines: `- **CB-1** …` at the start of a line. */
export function definedIds(rules: string): string[] {
  return [...rules.matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)].map(([, id]) => id);
}

/** The ids that test titles cite: `'[CB-14] red may …'`, several in a row allowed. */
export function citedIds(test: string): string[] {
  const titles = [...test.matchAll(/(['"`])((?:\[[A-Z]+-\d+\] ?)+)/g)].map(([, , ids]) => ids);
  return titles.flatMap((ids) => [...ids.matchAll(/\[([A-Z]+-\d+)\]/g)].map(([, id]) => id));
}

export function judgeIds(defined: readonly string[], cited: readonly string[]): string[] {
  const untested = defined.filter((id) => !cited.includes(id)).map((id) => `${id} has no test that cites it`);
  const unknown = [...new Set(cited)]
    .filter((id) => !defined.includes(id))
    .map((id) => `a test cites ${id}, which no RULES.md defines`);
  const doubled = defined.filter((id, i) => defined.indexOf(id) !== i).map((id) => `${id} is defined twice`);
  return [...untested, ...unknown, ...doubled];
}
