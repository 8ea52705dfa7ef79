import { styled } from '@mui/material/styles'
import { useEffect, type ReactNode } from 'react'
import { formatDate, type IsoDate } from '@contract/domain/dates'
import { withCommas } from '@contract/domain/text'
import { PrintSheet } from '../page/PrintSheet'
import { partIn, partsIn } from '../browser/parts'
import type { Column, Identified, Noun } from './columns'

/** Most rows printed: more would freeze the browser for seconds, for pages nobody reads. */
const MAX_ROWS = 5_000

const isIcon = (field: HTMLInputElement): boolean => field.getAttribute('aria-hidden') === 'true'
const nameOf = (field: HTMLInputElement | HTMLSelectElement): string =>
  field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? ''

const narrowings = (tools: Element | null): string[] =>
  partsIn<HTMLInputElement | HTMLSelectElement>(tools, 'listTool').flatMap((field) => {
    if (!field.value) return []
    if (field instanceof HTMLSelectElement)
      return `${nameOf(field)}: ${field.selectedOptions[0]?.textContent ?? ''}`
    if (isIcon(field)) return []
    return field.type === 'search' ? `Búsqueda: «${field.value}»` : `${nameOf(field)}: ${field.value}`
  })

const Paper = styled('div')({
  fontSize: '9.5pt',
  '& small': { display: 'block', fontSize: '8.5pt' },
  '& .right': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& a': { color: 'inherit', textDecoration: 'none' },
  // No pictures: printing would have to wait for them.
  '& .ui-face > :is(img, i)': { display: 'none' },
  '& .ui-chip': { padding: 0, color: 'inherit', background: 'none' },
})

export interface ListPaperProps<Row extends Identified> {
  title: string
  subtitle: ReactNode
  noun: Noun
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  matches: number
  asks: boolean
  day: IsoDate | ''
}

export function ListPaper<Row extends Identified>(props: ListPaperProps<Row>) {
  const { title, subtitle, noun, columns, rows, matches, asks, day } = props
  useEffect(() => {
    if (!asks) return
    let here = true
    // In a microtask: StrictMode runs the effect twice, which would open the dialog twice.
    queueMicrotask(() => here && window.print())
    return () => {
      here = false
    }
  }, [asks])
  const shown = rows.slice(0, MAX_ROWS)
  const words = matches === 1 ? noun.one : noun.many
  const count =
    shown.length < matches ? `${withCommas(shown.length)} de ${withCommas(matches)}` : withCommas(matches)
  const line = [`${count} ${words}`, ...narrowings(partIn(document, 'listTools'))]
  const school = document.title.split(' · ').at(-1)
  return (
    <PrintSheet>
      <Paper>
        <h1>{title}</h1>
        {subtitle && <div>{subtitle}</div>}
        <p>{[...line, school, day && formatDate(day)].filter(Boolean).join(' · ')}</p>
        <table>
          <thead>
            <tr>
              {columns.map(({ key, header, align }) => (
                <th key={key} scope="col" className={align}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.id}>
                {columns.map(({ key, align, cell, under }) => (
                  <td key={key} className={align}>
                    {cell(row)}
                    {under && <small>{under(row)}</small>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Paper>
    </PrintSheet>
  )
}
