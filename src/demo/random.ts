/** Numbers that look random and are the same on every machine for the same seed (mulberry32). */
export interface Random {
  /** 0 ≤ n < 1 */
  next(): number
  /** A whole number, both ends included. */
  between(from: number, to: number): number
  pick<T>(from: readonly T[]): T
  /** One of the values, each as often as its weight says. */
  weighted<T>(from: readonly (readonly [value: T, weight: number])[]): T
  /** True with this probability. */
  chance(probability: number): boolean
  /** The same values in another order. */
  shuffle<T>(from: readonly T[]): T[]
}

export const createRandom = (seed: number): Random => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    between,
    pick: (from) => from[between(0, from.length - 1)] as (typeof from)[number],
    weighted: (from) => {
      let left = next() * from.reduce((sum, [, weight]) => sum + weight, 0)
      const hit = from.find(([, weight]) => (left -= weight) < 0) ?? from[from.length - 1]
      return (hit as (typeof from)[number])[0]
    },
    chance: (probability) => next() < probability,
    shuffle: (from) =>
      from
        .map((value) => ({ value, place: next() }))
        .sort((a, b) => a.place - b.place)
        .map(({ value }) => value),
  }
}
