import { healthProblem, keptHealth, readHealth } from '@contract/students/health.rules'

const items = (...texts: string[]) => texts.map((descripcion) => ({ descripcion }))

describe('health lists', () => {
  it('are kept uppercase, with Ñ and accents, without empty ones', () => {
    expect(keptHealth(items(' piña ', '', '  ', 'penicilína'))).toEqual(['PIÑA', 'PENICILÍNA'])
  })

  it('hold 50 descriptions of 200 characters and no more', () => {
    expect(healthProblem(items(...Array.from({ length: 50 }, () => 'a'.repeat(200))))).toBeNull()
    expect(healthProblem(items(...Array.from({ length: 51 }, () => 'a')))).toContain('50')
    expect(healthProblem(items('a'.repeat(201)))).toContain('200')
    expect(healthProblem(items(...Array.from({ length: 60 }, () => ' ')))).toBeNull()
  })

  it('count an emoji as one character', () => {
    expect(healthProblem(items('🥜'.repeat(200)))).toBeNull()
  })

  it.each(['\u0000', '\u0007', '\ud800'])('refuse the invisible character %j', (character) => {
    expect(healthProblem(items(`NUEZ${character}`))).toContain('invisibles')
  })

  it('are read from JSON text', () => {
    expect(readHealth('[{"id":1,"descripcion":"NUEZ"},{"descripcion":""}]')).toEqual([
      { id: 1, descripcion: 'NUEZ' },
      { descripcion: '' },
    ])
  })

  it.each(['', 'nuez', '{}', 'null', '["NUEZ"]', '[null]', '[{"descripcion":1}]', '[{}]', '[[]]', '[{'])(
    'are not read from %j',
    (json) => {
      expect(readHealth(json)).toBeNull()
    },
  )
})
