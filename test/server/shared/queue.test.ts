import { createQueue } from '@server/shared/queue'

const full = (own: boolean): Error => new Error(own ? 'own' : 'all')

/** Work that ends when the test lets it. */
const openWork = () => {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name)
      ends.set(name, () => resolve(name))
    })
  return { begun, work, end: (name: string) => ends.get(name)?.() }
}
/** Lets the callbacks of settled promises run. */
const told = () => new Promise((done) => setImmediate(done))

const queueOf = (over: object = {}) =>
  createQueue({ atOnce: 3, callerAtOnce: 2, ofCaller: 10, inLane: 10, within: 60_000, full, ...over })

test('one caller has a part of the places alone, and others go before what of theirs waits', async () => {
  const { begun, work, end } = openWork()
  const queue = queueOf()
  const all = ['a1', 'a2', 'a3', 'b1', 'b2'].map((name) => queue.run(name.charAt(0), work(name)))
  await told()
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  expect(queue.counts()).toEqual({ running: 3, waiting: 2, refused: 0 })
  end('b1')
  await told()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'b2'])
  end('a2')
  await told()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'b2', 'a3'])
  for (const name of begun) end(name)
  await Promise.all(all)
  expect(queue.counts()).toEqual({ running: 0, waiting: 0, refused: 0 })
})

test('a place that nobody may take yet stays free for the next who comes', async () => {
  const { begun, work, end } = openWork()
  const queue = queueOf()
  const all = ['a1', 'a2', 'a3'].map((name) => queue.run('a', work(name)))
  await told()
  expect(queue.counts()).toEqual({ running: 2, waiting: 1, refused: 0 })
  all.push(queue.run('b', work('b1')))
  await told()
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  end('a1')
  await told()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
  for (const name of begun) end(name)
  await Promise.all(all)
})

test('work that failed gives its place back, and who finds none or waits in vain is told so', async () => {
  const queue = queueOf({ atOnce: 1, ofCaller: 2, inLane: 3, within: 30 })
  await expect(queue.run('a', () => Promise.reject(new Error('wrong')))).rejects.toThrow('wrong')
  const { work, end } = openWork()
  const first = queue.run('a', work('a1'))
  const late = queue.run('a', work('a2'))
  await expect(queue.run('a', work('a3'))).rejects.toThrow('own')
  const other = queue.run('b', work('b1'))
  await expect(queue.run('b', work('b2'))).rejects.toThrow('all')
  await expect(late).rejects.toThrow('all')
  await expect(other).rejects.toThrow('all')
  end('a1')
  await first
  expect(queue.counts()).toEqual({ running: 0, waiting: 0, refused: 4 })
})
