import { execFileSync } from 'node:child_process'

/** Every process below one, however deep. */
export const processesBelow = (pid: number): number[] => {
  const pairs = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [pid: number, parent: number])
  const childrenOf = (parent: number): number[] =>
    pairs.flatMap(([child, of]) => (of === parent ? [child, ...childrenOf(child)] : []))
  return childrenOf(pid)
}
