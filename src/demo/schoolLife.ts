import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { addDays } from '@contract/domain/dateMath'
import { MONTH_NAMES, type MonthName } from '@contract/domain/months'
import type { Question } from '@contract/questionnaires/questionnaires.schemas'
import type { PreparedFile } from '@server/files/fileStore'
import { callOf, idOf, type At, type Books } from './books'
import { momentOf, schoolYearOf } from './days'
import { mentionPicture, monthPdf, monthPicture, scenePicture, type MonthOfYear } from './pictures'
import { ACHIEVEMENTS, FESTIVITIES, QUESTIONNAIRE } from './texts'

/** Every frame is a key frame, so that players can jump to any second. */
const FILM = path.join(__dirname, 'media/festival.webm')

const answersOf = (at: number, [exit, channel, note]: readonly Question[]) => {
  const pick = ({ id, opciones }: Question, place: number) => ({
    idPregunta: id,
    respuestas: [opciones[place % opciones.length] as string],
  })
  const all = [
    exit && pick(exit, at),
    channel && at % 6 !== 0 && pick(channel, Math.floor(at / 2)),
    note &&
      at % 5 === 1 && { idPregunta: note.id, respuestas: ['Los viernes llegamos unos minutos más tarde.'] },
  ]
  return all.filter((answer) => typeof answer === 'object')
}

const fillSurvey = async (books: Books, { today }: At): Promise<void> => {
  const { cycleChanges, questionnaires } = books.services
  const current = books.plan.cycles.find(({ body }) => body.fecha_inicio <= today && today <= body.fecha_fin)
  if (!current) return
  const cicloEscolarId = idOf(books.cycleIds, current.index)
  const now = momentOf(current.body.fecha_inicio, 9 * 60, books.timeZone)
  const head = callOf(books, 'subdireccion', { today, now })
  const secretary = callOf(books, 'secretaria', { today, now })
  const { preguntas } = await questionnaires.create(head, { cicloEscolarId, ...QUESTIONNAIRE })
  await cycleChanges.update(head, cicloEscolarId, { cuestionario_activo: true })
  const { familias } = await questionnaires.listAnswers(head, cicloEscolarId)
  for (const [at, { padre }] of familias.entries()) {
    if (at % 3 === 2) continue
    const body = { cicloEscolarId, idPadre: padre.id, respuestas: answersOf(at, preguntas) }
    await questionnaires.answer(secretary, body)
  }
}

const monthsOf = (year: number): MonthOfYear[] =>
  Array.from({ length: 12 }, (_, at) => ({ anio: at < 5 ? year : year + 1, mes: ((at + 7) % 12) + 1 }))

export const LIFE_STEPS = 4

interface Life extends At {
  receive: (content: Buffer) => Promise<PreparedFile>
  step: (label: string) => void
}

const fillCalendar = async (books: Books, { receive, ...at }: Life): Promise<void> => {
  for (const [place, month] of monthsOf(schoolYearOf(at.today)).entries()) {
    const mes = MONTH_NAMES[month.mes - 1] as MonthName
    const add = async (content: Buffer) =>
      books.services.calendar.create(callOf(books, 'secretaria', at, [await receive(content)]), { mes })
    if (place % 3 === 0 || place < 2) await add(await monthPdf(month))
    if (place % 3 !== 0 || place < 2) await add(await monthPicture(month))
  }
}

const fillMentions = async (books: Books, { receive, ...at }: Life): Promise<void> => {
  for (const [place, { motif, ago, ...text }] of [...ACHIEVEMENTS.entries()].reverse()) {
    const body = { ...text, fecha: addDays(at.today, -ago) }
    const picture = await receive(await mentionPicture(motif, place))
    await books.services.mentions.create(callOf(books, 'secretaria', at, [picture]), body)
  }
}

const fillEvents = async (books: Books, { receive, today }: Life): Promise<void> => {
  for (const [at, { scene, ago, pictures, ...text }] of [...FESTIVITIES.entries()].reverse()) {
    const body = { ...text, fecha: addDays(today, -ago) }
    // Side by side: each takes a core half a second.
    const files = await Promise.all(
      Array.from({ length: pictures }, async (_, place) =>
        receive(await scenePicture(scene, at * 7 + place)),
      ),
    )
    const now = new Date(`${body.fecha}T18:00:00Z`)
    if (at === 0) files.push(await receive(await readFile(FILM)))
    await books.services.events.create(callOf(books, 'secretaria', { today, now }, files), body)
  }
}

export const fillSchoolLife = async (books: Books, life: Life): Promise<void> => {
  life.step('Calendario escolar')
  await fillCalendar(books, life)
  life.step('Menciones')
  await fillMentions(books, life)
  life.step('Eventos')
  await fillEvents(books, life)
  life.step('Cuestionario')
  await fillSurvey(books, life)
}
