import { readFileSync } from 'node:fs'
import path from 'node:path'

export interface Line {
  name: string
  value: number
  budget: number
  note?: string
}

/** Numbers that are over their budget, and why, stand in the decisions; none may get worse. */
const accepted = JSON.parse(readFileSync(path.join(__dirname, '../accepted.json'), 'utf8')) as Record<
  string,
  number
>

/** @param head says how it was measured @returns false when a line is over its budget and over what is accepted */
export const print = (head: string, lines: readonly Line[]): boolean => {
  console.log(`\n| ${head} | now | budget | accepted |\n|---|---|---|---|`)
  const bad = lines.filter(({ name, value, budget }) => value > Math.max(budget, accepted[name] ?? 0))
  for (const { name, value, budget, note } of lines)
    console.log(
      `| ${name}${note ? ` (${note})` : ''} | ${value.toFixed(2)} | ${budget} | ${accepted[name] ?? ''} |${bad.some((each) => each.name === name) ? ' **worse**' : ''}`,
    )
  return bad.length === 0
}
