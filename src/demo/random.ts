/** Equal seeds give equal numbers on every machine (mulberry32). */
export interface Random {
  next(): number
  between(from: number, to: number): number
  pick<T>(from: readonly T[]): T
  weighted<T>(from: readonly (readonly [value: T, weight: number])[]): T
  chance(probability: number): boolean
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
