import { MONTH_NAMES, type MonthName } from '@contract/domain/months'
import { addDays } from '@contract/domain/dateMath'
import sharp from 'sharp'
import type { PreparedFile } from '../files/fileStore'
import { ACHIEVEMENTS } from './achievements'
import { callOf, type At, type Books } from './books'
import { schoolYearOf } from './days'
import { FESTIVITIES } from './festivities'
import { filmOf } from './film'
import { mentionPicture } from './mentionPicture'
import type { MonthOfYear } from './monthGrid'
import { monthPdf } from './monthPdf'
import { monthPicture } from './monthPicture'
import { sceneOf } from './scene'

/** August to July. */
const monthsOf = (year: number): MonthOfYear[] =>
  Array.from({ length: 12 }, (_, at) => ({ anio: at < 5 ? year : year + 1, mes: ((at + 7) % 12) + 1 }))

/** How many times `step` is called. */
export const LIFE_STEPS = 3

interface Life extends At {
  /** Takes a file as an upload would. */
  receive: (content: Buffer) => Promise<PreparedFile>
  step: (label: string) => void
}

const jpgOf = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).jpeg({ quality: 88 }).toBuffer()

const fillCalendar = async (books: Books, { receive, ...at }: Life): Promise<void> => {
  for (const [place, month] of monthsOf(schoolYearOf(at.today)).entries()) {
    const mes = MONTH_NAMES[month.mes - 1] as MonthName
    const add = async (content: Buffer) =>
      books.services.calendar.create(callOf(books, 'secretaria', at, [await receive(content)]), { mes })
    // Every third month as a pdf for parents to print, the first two as both.
    if (place % 3 === 0 || place < 2) await add(monthPdf(month))
    if (place % 3 !== 0 || place < 2) await add(await jpgOf(monthPicture(month)))
  }
}

const fillMentions = async (books: Books, { receive, ...at }: Life): Promise<void> => {
  for (const [place, { motif, ago, ...text }] of [...ACHIEVEMENTS.entries()].reverse()) {
    const body = { ...text, fecha: addDays(at.today, -ago) }
    const picture = await receive(await jpgOf(mentionPicture(motif, place)))
    await books.services.mentions.create(callOf(books, 'secretaria', at, [picture]), body)
  }
}

const fillEvents = async (books: Books, { receive, today }: Life): Promise<void> => {
  for (const [at, { scene, ago, pictures, film, ...text }] of [...FESTIVITIES.entries()].reverse()) {
    const body = { ...text, fecha: addDays(today, -ago) }
    const files: PreparedFile[] = []
    for (let place = 0; place < pictures; place++)
      files.push(await receive(await jpgOf(sceneOf(scene, at * 7 + place, place / pictures))))
    const now = new Date(`${body.fecha}T18:00:00Z`)
    if (film) files.push(await receive(await filmOf(scene, at)))
    await books.services.events.create(callOf(books, 'secretaria', { today, now }, files), body)
  }
}

/** The calendar of the school year, what the school was proud of, and what it celebrated. */
export const fillSchoolLife = async (books: Books, life: Life): Promise<void> => {
  life.step('Calendario escolar')
  await fillCalendar(books, life)
  life.step('Menciones')
  await fillMentions(books, life)
  life.step('Eventos')
  await fillEvents(books, life)
}
