import { render } from '@testing-library/react'
import { dueCell } from '@client/ui/list/due'

const TODAY = '2026-11-23'

test.each([
  ['2026-11-22', 'hace 1 día', 'error'],
  ['2026-10-24', 'hace 30 días', 'error'],
  ['2026-10-23', 'hace 1 mes', 'error'],
  ['2026-06-08', 'hace 5 meses', 'error'],
  ['2025-11-23', 'hace 1 año', 'error'],
  ['2024-06-10', 'hace 2 años', 'error'],
  [TODAY, 'hoy', 'warning'],
])('what was due on %s says %s, as %s, and the day in full as a title', (day, words, tone) => {
  const { container } = render(dueCell(day, TODAY))
  const chip = container.querySelector('.ui-chip')!
  expect(chip).toHaveTextContent(words)
  expect(chip).toHaveClass(tone)
  expect(chip).toHaveAttribute('title', day.split('-').reverse().join('/'))
})

test.each([
  ['2026-11-30', '30 nov'],
  ['2027-01-15', '15 ene 2027'],
])('what is due later is a plain day: %s', (day, words) => {
  expect(dueCell(day, TODAY)).toBe(words)
})
