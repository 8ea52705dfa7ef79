import type { Page } from 'playwright-core'
import { enter, expectCount, tabTo, write } from '@test/support/browser/page'
import { looksRight } from '@test/support/browser/looks'
import { addEnrolled, openSchool, signInTo, type School } from '@test/support/browser/school'
import { job } from '@test/support/browser/job'

let school: School
let page: Page

beforeEach(async () => {
  school = await openSchool()
  page = school.visitor.page
  await addEnrolled(school.api, ['BEGOÑA', 'IÑAKI', 'MARÍA DE LOS ÁNGELES GUADALUPE'])
}, 300_000)
afterEach(() => school?.close())

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const notice = (text: string) => page.getByText(text).first()
const rowOf = (name: string) => page.getByRole('row', { name: new RegExp(name) })
const pick = async (pupil: string) => {
  await enter(page, rowOf(pupil).getByRole('button', { name: 'Agregar' }))
  await rowOf(pupil).getByRole('button', { name: 'Agregado' }).waitFor()
}
const looks = (name: string) => looksRight(school.visitor, name)

job('a beca, from its form to who holds it', {
  'registers a beca: grade, percent, pupils, and what it does to their months': async () => {
    await signInTo(school.visitor, '/menu/registro/beca')
    await heading('Registrar beca').waitFor()
    await enter(page, page.getByRole('link', { name: /Primaria/ }))
    await heading('Registrar beca de Primaria').waitFor()
    await enter(page, button('Registrar beca'))
    await notice('Debes llenar todos los campos y agregar un alumno').waitFor()
    await pick('BEGOÑA')
    await write(page, 'Nombre de la beca', 'excelencia ñandú')
    await tabTo(page, page.getByLabel('Porcentaje'))
    await page.keyboard.type('15')
    await page
      .getByRole('group', { name: 'Colegiatura con la beca' })
      .getByText('de $2,600.00 a $2,210.00')
      .waitFor()
    await looks('beca-registro')
    await enter(page, button('Registrar beca'))
    await notice('La Beca fue Registrada Exitosamente').waitFor()
    await heading('EXCELENCIA ÑANDÚ').waitFor()
    await rowOf('BEGOÑA').waitFor()
    await looks('beca')
  },
  'adds a pupil, who leaves the list to choose from': async () => {
    await enter(page, page.getByRole('link', { name: 'Agregar alumnos' }))
    await heading('Agregar alumnos a EXCELENCIA ÑANDÚ').waitFor()
    await rowOf('IÑAKI').waitFor()
    await expectCount(rowOf('BEGOÑA'), 0)
    await pick('IÑAKI')
    await looks('beca-agregar')
    await enter(page, button('Asignar la beca'))
    await notice('La Beca fue Asignada Exitosamente').waitFor()
    await heading('EXCELENCIA ÑANDÚ').waitFor()
    await rowOf('IÑAKI').waitFor()
  },
  'becas of the cycle with their meter, and who holds one': async () => {
    await page.goto('/becas/ciclo/actual')
    await rowOf('EXCELENCIA').waitFor()
    await page.getByRole('meter', { name: 'Mínimo legal de becas' }).waitFor()
    await looks('becas')
    await page.goto('/alumnos/becados?q=inaki')
    await rowOf('IÑAKI').getByText('15 %').waitFor()
    await looks('becados')
  },
})
