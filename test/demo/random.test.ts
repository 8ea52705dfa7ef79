import { createRandom } from '@demo/random'

test('the same seed gives the same numbers, another seed others', () => {
  const draw = (seed: number) => {
    const random = createRandom(seed)
    return Array.from({ length: 20 }, () => random.between(1, 1_000_000))
  }
  expect(draw(7)).toEqual(draw(7))
  expect(draw(7)).not.toEqual(draw(8))
})

test('numbers stay within both ends and reach them', () => {
  const random = createRandom(1)
  const drawn = new Set(Array.from({ length: 200 }, () => random.between(3, 6)))
  expect([...drawn].sort()).toEqual([3, 4, 5, 6])
})

test('weights say how often a value comes; a weight of 0 never does', () => {
  const random = createRandom(2)
  const weights = [
    ['a', 3],
    ['b', 1],
    ['c', 0],
  ] as const
  const drawn = Array.from({ length: 4000 }, () => random.weighted(weights))
  const share = (value: string) => drawn.filter((each) => each === value).length / drawn.length
  expect(share('a')).toBeCloseTo(0.75, 1)
  expect(share('b')).toBeCloseTo(0.25, 1)
  expect(share('c')).toBe(0)
})

test('shuffling keeps every value once and changes the order, not the list given', () => {
  const random = createRandom(3)
  const given = Array.from({ length: 50 }, (_, at) => at)
  const shuffled = random.shuffle(given)
  expect(shuffled).not.toEqual(given)
  expect([...shuffled].sort((a, b) => a - b)).toEqual(given)
  expect(given[0]).toBe(0)
})
