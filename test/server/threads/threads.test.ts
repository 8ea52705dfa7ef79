import path from 'node:path'
import { createThreads } from '@server/threads/threads'
import type { Deed } from '@test/support/server/threadProgram'

const program = path.join(__dirname, '../../support/server/threadProgram.ts')
const threads = createThreads<Deed, string>({
  program,
  within: 60_000,
  late: () => new Error('too late'),
  limits: { maxOldGenerationSizeMb: 32 },
  ended: () => new Error('it ended'),
})
afterAll(() => threads.close())

test('a program answers, and what it throws reaches the call', async () => {
  expect(await threads.ask('answer')).toBe('answered')
  await expect(threads.ask('throw')).rejects.toThrow('not this one')
})

test.each(['fill', 'exit'] as const)(
  'a thread that ends over its work (%s) is told and replaced',
  async (deed) => {
    await expect(threads.ask(deed)).rejects.toThrow('it ended')
    expect(await threads.ask('answer')).toBe('answered')
  },
)

test('work that takes too long is ended, and the next question has a thread', async () => {
  const short = createThreads<Deed, string>({
    program,
    // A thread starts within it too, which a busy computer makes slow.
    within: 10_000,
    late: () => new Error('too late'),
    ended: () => new Error('it ended'),
  })
  try {
    await expect(short.ask('forever')).rejects.toThrow('too late')
    expect(await short.ask('answer')).toBe('answered')
  } finally {
    await short.close()
  }
})

test('threads that were closed open again for the next question', async () => {
  await threads.close()
  expect(await threads.ask('answer')).toBe('answered')
})
