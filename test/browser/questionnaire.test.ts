import type { Page } from 'playwright-core'
import { enter, expectFocus, tabTo, WIDTHS, write } from '@test/support/browser/page'
import { looksRight } from '@test/support/browser/looks'
import {
  addCycleOfThisYear,
  addPupils,
  enrol,
  openSchool,
  signInTo,
  type School,
} from '@test/support/browser/school'
import { job } from '@test/support/browser/job'
import { eventually } from '@test/support/eventually'

const PAGE = '/ciclo-escolar/cuestionario'
let school: School
let page: Page
let rosa: number

beforeEach(async () => {
  school = await openSchool()
  page = school.visitor.page
  const { api } = school
  const cycle = await addCycleOfThisYear(api)
  const [first, second] = await addPupils(api, ['BEGOÑA', 'IÑAKI', 'MARÍA DE LOS ÁNGELES GUADALUPE'])
  await enrol(api, cycle, [first!])
  const register = async (nombre: string, id: number) => {
    const { body } = await api.send('POST', '/padres', { nombre, telefono: '7221234567', hijos: [{ id }] })
    return (body['padre'] as { id: number }).id
  }
  rosa = await register('ROSA MUÑOZ PEÑA', first!)
  await register('JUAN NÚÑEZ DE LA PEÑA', second!)
})
afterEach(() => school?.close())

const button = (name: string) => page.getByRole('button', { name, exact: true })
const notice = (text: string) => page.getByText(text).first()
const looks = (name: string) => looksRight(school.visitor, name)
/** A question of the builder, by its place from 1. */
const card = (place: number) => page.getByRole('group', { name: `Pregunta ${place}`, exact: true })
const question = (place: number) => card(place).getByLabel('Pregunta', { exact: true })
/** The questions begin in this order. */
const expectOrder = (...first: string[]) =>
  eventually(async () => {
    const order = await page
      .getByRole('list', { name: 'Preguntas' })
      .locator('[data-field=pregunta] input')
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
    expect(order.slice(0, first.length)).toEqual(first)
  })

/** While it is held: where it would land is shown. */
const looksDragged = async () => {
  await page.locator('li.dragged').waitFor()
  await page.locator('li.after').waitFor()
}

job('a questionnaire, from the first question to its answers', {
  'is built with the keyboard alone; what is missing is pointed out': async () => {
    await signInTo(school.visitor, PAGE)
    await page.getByText('Este ciclo todavía no tiene cuestionario').waitFor()
    await looks('cuestionario-ninguno')
    await enter(page, button('Crear cuestionario'))
    await enter(page, button('Guardar cuestionario'))
    await notice('Debes Llenar todos los Datos').waitFor()
    await looks('cuestionario-falta')
    // The first missing field.
    await expectFocus(page.getByLabel('Título', { exact: false }).first())
    await page.keyboard.type('Para conocernos mejor')
    await write(page, 'Descripción', 'Son tres preguntas; toma dos minutos.')
    await tabTo(page, question(1))
    await page.keyboard.type('¿En qué turno prefiere la salida?')
    await tabTo(page, card(1).getByLabel('Tipo de respuesta'))
    await page.keyboard.type('Una')
    await tabTo(page, card(1).getByLabel('Opción 1', { exact: true }))
    await page.keyboard.type('Mañana')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Tarde')
    await tabTo(page, card(1).getByLabel('Obligatoria'))
    await page.keyboard.press('Space')
    for (const text of ['Comentarios', 'Teléfono de emergencia']) {
      await enter(page, button('Agregar pregunta'))
      await page.keyboard.type(text)
    }
    // Scrolled up, because a button half behind the top bar would be measured as too small.
    await page.evaluate(() => window.scrollTo(0, 0))
    await looks('cuestionario-preguntas')
  },
  'the order changes by keyboard and by dragging; each move is said and keeps the focus': async () => {
    await tabTo(page, button('Mover la pregunta 3'), 'Shift+Tab')
    await page.keyboard.press('ArrowUp')
    await page.getByText('La pregunta 3 quedó en el lugar 2 de 3').waitFor()
    await expectOrder('¿En qué turno prefiere la salida?', 'Teléfono de emergencia', 'Comentarios')
    await expectFocus(button('Mover la pregunta 2'))
    await enter(page, button('Subir la pregunta 2'))
    await expectOrder('Teléfono de emergencia')
    // At the top there is nothing above: the button beside it takes the focus.
    await expectFocus(button('Bajar la pregunta 1'))

    // As high as the page: near an edge of the window the page scrolls along for as long as the row is held.
    await page.setViewportSize({ ...WIDTHS.laptop, height: 2400 })
    const grip = (await button('Mover la pregunta 1').boundingBox())!
    const target = (await card(2).boundingBox())!
    await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2)
    await page.mouse.down()
    await page.mouse.move(grip.x, target.y + target.height - 20, { steps: 8 })
    await looksDragged()
    await page.mouse.up()
    await page.getByText('La pregunta 1 quedó en el lugar 2 de 3').waitFor()
    await expectOrder('¿En qué turno prefiere la salida?', 'Teléfono de emergencia', 'Comentarios')
    await expectFocus(button('Mover la pregunta 2'))

    // Escape drops nothing.
    const again = (await button('Mover la pregunta 2').boundingBox())!
    await page.mouse.move(again.x + 10, again.y + 10)
    await page.mouse.down()
    await page.mouse.move(again.x, again.y - 200, { steps: 4 })
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expectOrder('¿En qué turno prefiere la salida?', 'Teléfono de emergencia')
    await page.setViewportSize(WIDTHS.laptop)

    await enter(page, button('Guardar cuestionario'))
    await notice('El Cuestionario fue Registrado Exitosamente').waitFor()
  },
  'the preview is what a family will see; then it is switched on': async () => {
    await tabTo(page, page.getByRole('tab', { name: 'Preguntas' }))
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.getByText('Así lo verá cada familia').waitFor()
    await looks('cuestionario-vista')
    await enter(page, button('Activar cuestionario'))
    await notice('Cuestionario activado').waitFor()
    await button('Desactivar cuestionario').waitFor()
  },
  'enrolling warns of who has not answered, and enrols': async () => {
    await page.goto('/registro/inscripciones/PRIMARIA')
    for (const pupil of ['IÑAKI', 'MARÍA'])
      await enter(
        page,
        page.getByRole('row', { name: new RegExp(pupil) }).getByRole('button', { name: 'Agregar' }),
      )
    await page.getByText('Falta responder el cuestionario del ciclo.').waitFor()
    await page.getByRole('link', { name: /falta JUAN NÚÑEZ DE LA PEÑA/ }).waitFor()
    await page.getByText(/MARÍA .*: no tiene padre registrado/).waitFor()
    await looks('cuestionario-inscripcion')
    await enter(page, button('Inscribir 2 alumnos'))
    await notice('2 alumnos inscritos').waitFor()
  },
  'the answers of a family are captured on the parent’s page': async () => {
    await page.goto(`/padre/${rosa}?ver=cuestionario`)
    await page.getByText('0 de 3 respondidas · falta 1 obligatoria').waitFor()
    await tabTo(page, page.getByRole('radio', { name: 'Mañana' }))
    await page.keyboard.press('ArrowDown')
    await write(page, 'Comentarios', 'Todo bien, gracias.\n=Con cariño')
    await looks('cuestionario-padre')
    await enter(page, button('Guardar respuestas'))
    await notice('Respuestas guardadas').waitFor()
    await page.getByText('2 de 3 respondidas', { exact: true }).waitFor()
  },
  'the progress, and the answers as a file; the questions are closed now': async () => {
    await page.goto(`${PAGE}?ver=respuestas`)
    await page.getByText('1 de 2 familias', { exact: true }).waitFor()
    await looks('cuestionario-respuestas')
    const download = page.waitForEvent('download')
    await enter(page, button('CSV'))
    const file = await download
    const stream = await file.createReadStream()
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(chunk as Buffer)
    const [head, ...rows] = Buffer.concat(chunks).toString('utf8').split('\r\n')
    expect(head).toContain('¿En qué turno prefiere la salida?')
    expect(rows.join('\n')).toContain('ROSA MUÑOZ PEÑA,Completa,2,0,Tarde,')
    // The chosen tab has the focus's place among its neighbours; arrows and Enter go on from it.
    await tabTo(page, page.getByRole('tab', { selected: true }), 'Shift+Tab')
    await page.keyboard.press('Home')
    await page.keyboard.press('Enter')
    await page.getByText('Las preguntas ya no se pueden cambiar').waitFor()
    await looks('cuestionario-cerrado')
  },
})
