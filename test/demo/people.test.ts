import { curpBirthDate, curpNameWarning, curpProblem } from '@contract/domain/curp'
import { parentProblems } from '@contract/parents/parents.rules'
import { BOYS, GIRLS } from '@demo/names'
import { curpOf } from '@demo/curps'
import { makeFamilies } from '@demo/people'
import { createRandom } from '@demo/random'

const YEAR = 2026
const families = makeFamilies(createRandom(11), 420, YEAR)
const pupils = families.flatMap((family) => family.pupils)

describe('420 pupils', () => {
  test('each has a valid CURP of the own birth date, name and sex, which nobody else has', () => {
    expect(pupils).toHaveLength(420)
    for (const { curp, fecha_nacimiento, nombres, paterno, materno } of pupils) {
      expect([curp, curpProblem(curp)]).toEqual([curp, null])
      expect(curpBirthDate(curp)).toBe(fecha_nacimiento)
      expect(curpNameWarning(curp, { nombres, paterno, materno })).toBeNull()
      const names: readonly string[] = curp[10] === 'M' ? GIRLS : BOYS
      expect(names).toContain(nombres)
    }
    expect(new Set(pupils.map(({ curp }) => curp)).size).toBe(420)
    expect(new Set(pupils.map(({ numero_control }) => numero_control)).size).toBe(420)
  })

  test('some letters that trip software are among them', () => {
    const names = pupils.map(({ nombres, paterno }) => `${nombres} ${paterno}`).join()
    for (const piece of ['Ñ', 'Ü', 'É', 'DE LA CRUZ', 'MARÍA JOSÉ']) expect(names).toContain(piece)
  })

  test('ages fit a school of kindergarten and primary, but for those who just left', () => {
    const ages = pupils.map(({ fecha_nacimiento }) => YEAR - Number(fecha_nacimiento.slice(0, 4)))
    for (const age of [3, 4, 5, 6, 7, 8, 9, 10, 11])
      expect(ages.filter((each) => each === age).length).toBeGreaterThan(15)
    expect(Math.min(...ages)).toBe(3)
    expect(Math.max(...ages)).toBeLessThanOrEqual(13)
  })

  test('a few are allergic or ill', () => {
    const ill = pupils.filter(({ alergias, enfermedades }) => alergias.length + enfermedades.length > 0)
    expect(ill.length).toBeGreaterThan(30)
    expect(ill.length).toBeLessThan(130)
  })
})

describe('families', () => {
  test('have one to three children of one pair of surnames and different first names', () => {
    const sizes = new Set(families.map((family) => family.pupils.length))
    expect([...sizes].sort()).toEqual([1, 2, 3])
    for (const family of families) {
      expect(new Set(family.pupils.map(({ paterno, materno }) => `${paterno} ${materno}`)).size).toBe(1)
      expect(new Set(family.pupils.map(({ nombres }) => nombres)).size).toBe(family.pupils.length)
    }
  })

  test('have a parent whom the form would take, with one surname of the children, or none yet', () => {
    const registered = families.filter(({ parent }) => parent !== null)
    expect(registered.length).toBeLessThan(families.length)
    for (const { parent, pupils: children } of registered) {
      expect(parentProblems(parent!)).toEqual({})
      const [{ paterno, materno } = { paterno: '', materno: '' }] = children
      expect([paterno, materno].some((surname) => parent!.nombre.includes(` ${surname} `))).toBe(true)
    }
  })
})

test('unseemly letters are written as the registry does', () => {
  const names = { nombres: 'ELENA', paterno: 'PEÑA', materno: 'NÚÑEZ' }
  const curp = curpOf(createRandom(1), names, '2018-05-06', 'M')
  expect(curp).toMatch(/^PXNE180506M..XXL/)
  expect(curpProblem(curp)).toBeNull()
})

test('the word that counts gives the inner consonants', () => {
  const names = { nombres: 'JOSÉ LUIS', paterno: 'DE LA CRUZ', materno: 'MONTES DE OCA' }
  expect(curpOf(createRandom(1), names, '2018-05-06', 'H')).toMatch(/^CUML180506H..RNS/)
})
