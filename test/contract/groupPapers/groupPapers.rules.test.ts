import {
  isCardToken,
  isGroupPaper,
  isNextWeek,
  monthProblem,
  monthWords,
  proposedMonth,
  schoolDays,
  weekdayLetter,
} from '@contract/groupPapers/groupPapers.rules'

const CYCLE = { fecha_inicio: '2026-08-31', fecha_fin: '2027-07-15' }

test('a month is in words, and one of the cycle', () => {
  expect(monthWords('2026-10')).toBe('octubre 2026')
  expect(['2026-08', '2027-07'].map((mes) => monthProblem(mes, CYCLE))).toEqual([null, null])
  for (const mes of ['2026-07', '2027-08'])
    expect(monthProblem(mes, CYCLE)).toBe('El mes debe estar en el ciclo: de agosto 2026 a julio 2027')
})

test.each([
  ['2026-10-05', '2026-10'],
  ['2026-08-30', '2026-08'],
  ['2027-07-16', '2026-08'],
])('on %s the list is of %s', (today, mes) => {
  expect(proposedMonth(CYCLE, today)).toBe(mes)
})

test('days of class are of the cycle, from Monday to Friday, without days of rest', () => {
  // Independence Day is official; the 30th of October is the school's own.
  expect(schoolDays('2026-09', CYCLE, [])).not.toContain('2026-09-16')
  expect(schoolDays('2026-09', CYCLE, [])).toHaveLength(21)
  expect(schoolDays('2026-10', CYCLE, ['2026-10-30'])).toHaveLength(21)
  expect(schoolDays('2026-08', CYCLE, [])).toEqual(['2026-08-31'])
  expect(schoolDays('2027-07', CYCLE, []).at(-1)).toBe('2027-07-15')
})

test('the letters of a week, and where another begins, also after a long weekend', () => {
  const week = ['2026-10-05', '2026-10-06', '2026-10-07', '2026-10-08', '2026-10-09']
  expect(week.map(weekdayLetter).join('')).toBe('LMXJV')
  expect(isNextWeek('2026-10-05', '2026-10-09')).toBe(false)
  expect(isNextWeek('2026-10-09', '2026-10-12')).toBe(true)
  expect(isNextWeek('2026-10-07', '2026-10-15')).toBe(true)
})

test('what is a paper of a group, and what may be a token', () => {
  expect([isGroupPaper('lista'), isGroupPaper('morosos'), isGroupPaper('toString')]).toEqual([
    true,
    false,
    false,
  ])
  expect([
    isCardToken('A'.repeat(22)),
    isCardToken('A'.repeat(21)),
    isCardToken(`${'A'.repeat(21)}=`),
  ]).toEqual([...[true, false, false]])
})
