import { JOBS } from '@client/app/help/jobs'
import { clientTexts } from '../support/checks/clientTexts'

/** The labels that stand in «» in the steps of a job. */
const named = JOBS.flatMap(({ id, steps }) =>
  steps.flatMap(({ text }) => [...text.matchAll(/«([^»]+)»/g)].map(([, label = '']) => [id, label] as const)),
)

test('jobs name buttons, and never one in plain words after «presiona»', () => {
  expect(named.length).toBeGreaterThan(25)
  const unquoted = JOBS.flatMap(({ steps }) => steps)
    .map(({ text }) => text)
    .filter((text) => /\bpresion(?:a|as|ar|arlo) (?!«|la |F |Ctrl|no )/i.test(text))
  expect(unquoted).toEqual([])
})

test('every button that a job names is a text of the client, letter by letter', () => {
  const texts = clientTexts()
  expect(named.filter(([, label]) => !texts.has(label))).toEqual([])
})

test('the help says «presiona», as the rest of the client does', () => {
  expect(JOBS.flatMap(({ steps }) => steps.filter(({ text }) => /puls[aeo]/i.test(text)))).toEqual([])
})
