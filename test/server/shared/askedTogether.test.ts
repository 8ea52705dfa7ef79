import { askedTogether } from '@server/shared/askedTogether'

/** Lets the callbacks of settled promises run. */
const told = () => new Promise((done) => setImmediate(done))

/** Questions that left, each answered by hand. */
const open = (atOnce: number) => {
  const left: { key: string; answer: (text: string) => void; fail: (error: Error) => void }[] = []
  const ask = askedTogether(
    (key: string) =>
      new Promise<string>((answer, fail) => {
        left.push({ key, answer, fail })
      }),
    atOnce,
  )
  return { left, ask }
}

test('whoever asks while a question is under way gets the answer of one that left later, and only one leaves', async () => {
  const { left, ask } = open(1)
  const first = ask('a')
  const others = [ask('a'), ask('a'), ask('a')]
  expect(left).toHaveLength(1)
  left[0]!.answer('before')
  expect(await first).toBe('before')
  await told()
  expect(left).toHaveLength(2)
  // It has left: this one asked too late for it.
  const late = ask('a')
  left[1]!.answer('after')
  expect(await Promise.all(others)).toEqual(['after', 'after', 'after'])
  await told()
  left[2]!.answer('last')
  expect(await late).toBe('last')
})

test('what fails is told to those who share it, and the next one leaves all the same', async () => {
  const { left, ask } = open(1)
  const [first, second] = [ask('a'), ask('a')]
  left[0]!.fail(new Error('no line'))
  await expect(first).rejects.toThrow('no line')
  await told()
  left[1]!.answer('there')
  expect(await second).toBe('there')
})

test('others’ questions do not wait, and a line that is silent holds nobody while another is free', async () => {
  const { left, ask } = open(2)
  const silent = ask('a')
  const [own, other] = [ask('a'), ask('b')]
  expect(left.map(({ key }) => key)).toEqual(['a', 'a', 'b'])
  const third = ask('a')
  left[1]!.answer('own')
  left[2]!.answer('other')
  expect(await Promise.all([own, other])).toEqual(['own', 'other'])
  await told()
  left[3]!.answer('third')
  expect(await third).toBe('third')
  left[0]!.answer('at last')
  expect(await silent).toBe('at last')
})
