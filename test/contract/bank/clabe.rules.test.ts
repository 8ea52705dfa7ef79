import { clabeProblem, clabeText } from '@contract/bank/clabe.rules'

test('a CLABE is told by its control digit', () => {
  expect(clabeProblem('032180000118359719')).toBeNull()
  expect(clabeProblem('0321 8000 0118 3597 19')).toBeNull()
  expect(clabeProblem('')).toBeNull()
  const missed = [...'032180000118359719'].flatMap((digit, at) =>
    [...'0123456789']
      .filter((other) => other !== digit)
      .map((other) => `${'032180000118359719'.slice(0, at)}${other}${'032180000118359719'.slice(at + 1)}`)
      .filter((clabe) => clabeProblem(clabe) === null),
  )
  expect(missed).toEqual([])
  expect(clabeProblem('03218000011835971')).toBe('La CLABE tiene 18 dígitos')
})

test('a CLABE is printed in its four parts', () => {
  expect(clabeText('032180000118359719')).toBe('032 180 00011835971 9')
})
