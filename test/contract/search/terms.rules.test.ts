import { soundTerms } from '@contract/search/terms.rules'

test('one wrong letter is forgiven in a word of five letters or more', () => {
  expect(soundTerms('mora muñoz')).toEqual([
    { sound: 'mora', forgives: false },
    { sound: 'munos', forgives: true },
  ])
})

test.each(['A-12', 'z91', 'ximena 2026', '5512345678'])(
  '%s means a code: A0012 must not be shown for A0021',
  (query) => expect(soundTerms(query)).toBeNull(),
)

test.each(['zzz', 'll', 'hh'])('%s has too few sounds to mean a name', (query) =>
  expect(soundTerms(query)).toBeNull(),
)
