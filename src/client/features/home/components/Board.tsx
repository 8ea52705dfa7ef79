import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import type { Dashboard } from '@contract/dashboard/dashboard.schemas'
import { formatDate } from '@contract/domain/dates'
import { formatPesos } from '@contract/domain/money'
import { monthLabel } from '@contract/domain/months'
import { paymentMethodLabel } from '@contract/domain/paymentMethods'
import { today } from '../../../state/core/schoolClock'
import { Columns, hairline, paper, PlainList, Stack, Tiles } from '../../../ui/layout/layout'
import { Section } from '../../../ui/page/Section'
import { Birthdays } from './Birthdays'
import { Charts } from './Charts'
import { DeskField } from './DeskField'
import { people } from './people'

type Can = (module: string, action: string) => boolean

/** Whether the board has a number for this person, or only says that there is none. */
export const showsAnything = ({ cobranza, inscripcion, becas, caja }: Dashboard): boolean =>
  Boolean(cobranza ?? inscripcion ?? becas ?? caja)

interface FigureProps {
  label: string
  value: string
  /** What it is measured against. */
  note?: string | undefined
  /** The list behind it; text alone for who may not open it. */
  to?: string | undefined
  urgent?: boolean
}

const Tile = styled('div')(({ theme, theme: { vars, spacing, typography } }) => ({
  ...paper(theme),
  position: 'relative',
  padding: spacing(2),
  display: 'grid',
  alignContent: 'start',
  gap: spacing(0.5),
  containerType: 'inline-size',
  '& dt': { ...typography.body2, color: vars.palette.text.secondary },
  '& dd': { margin: 0 },
  '& .value': {
    ...typography.h1,
    // A million with its centavos stays in one line, also of half a phone and in wide letters.
    fontSize: `clamp(0.8rem, 11.5cqi, ${typography.h1.fontSize})`,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  '& .note': { ...typography.body2, color: vars.palette.text.secondary },
  '& a': { color: 'inherit', textDecoration: 'none' },
  // The whole tile is the link's.
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '&:has(a:hover)': { borderColor: vars.palette.primary.main },
  '&.urgent': { borderLeft: `4px solid ${vars.palette.warning.main}` },
}))

function Figure({ label, value, note, to, urgent = false }: FigureProps) {
  return (
    <Tile className={urgent ? 'urgent' : ''}>
      <dt>{label}</dt>
      <dd className="value">{to ? <Link to={to}>{value}</Link> : value}</dd>
      {note && <dd className="note">{note}</dd>}
    </Tile>
  )
}

// On a phone two side by side: seven in a column would hide what waits.
const Figures = styled(Tiles)(({ theme: { breakpoints, spacing } }) => ({
  [breakpoints.down('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > div': { padding: spacing(1.5) },
  },
}))

const monthName = (day: string): string =>
  monthLabel({ anio: Number(day.slice(0, 4)), mes: Number(day.slice(5, 7)) }).toLowerCase()

const compared = (now: number, before: number, name: string): string => {
  const more = now - before
  if (more === 0) return `igual que en ${name}`
  return more > 0 ? `${more} más que en ${name}` : `${-more} menos que en ${name}`
}

/** Every figure that the board has for this person, the one most asked for first. */
const figuresOf = (
  { cobranza, caja, proximos, adeudos, inscripcion, becas, ...board }: Dashboard,
  can: Can,
): FigureProps[] => {
  const day = today()
  const seesMoney = can('CARGOS', 'READ') || can('COLEGIATURAS', 'READ')
  const figures: (FigureProps | undefined)[] = [
    cobranza && {
      label: 'Cobrado hoy',
      value: formatPesos(cobranza.hoy.total),
      note:
        cobranza.hoy.por_metodo
          .map(({ metodo_pago, total }) => `${paymentMethodLabel(metodo_pago)} ${formatPesos(total)}`)
          .join(' · ') || 'Todavía nada',
      to: '/pagos',
    },
    cobranza && {
      label: `Cobrado en ${monthName(day)}`,
      value: formatPesos(cobranza.mes.cobrado),
      note: `De este mes se esperan ${formatPesos(cobranza.mes.esperado)}`,
      to: `/pagos?desde=${day.slice(0, 7)}-01&hasta=${day}`,
    },
    caja && {
      label: 'Tu corte',
      value: caja.corte_abierto ? formatPesos(caja.total) : 'Cerrado',
      note:
        caja.corte_abierto && caja.desde
          ? `${people(caja.movimientos, 'movimiento', 'movimientos')} desde el ${formatDate(caja.desde)}`
          : 'Nada por cerrar',
      to: can('CARGOS', 'READ') ? '/cortes' : undefined,
      urgent: caja.desde !== null && caja.desde < day,
    },
    adeudos && {
      label: 'Vencido',
      value: formatPesos(adeudos.total),
      note: people(adeudos.familias, 'familia', 'familias'),
      to: '/morosos',
      urgent: adeudos.total > 0,
    },
    proximos && {
      label: 'Vence en 7 días',
      value: formatPesos(proximos.total),
      note: people(proximos.cuantos, 'pago', 'pagos'),
      to: seesMoney ? '/cargos/pendientes' : undefined,
    },
    inscripcion && {
      label: 'Alumnos inscritos',
      value: String(inscripcion.actual),
      note: board.ciclo_anterior
        ? compared(inscripcion.actual, inscripcion.anterior, board.ciclo_anterior.name)
        : board.ciclo?.name,
      to: '/alumnos/inscritos',
    },
    becas && {
      label: 'Alumnos con beca',
      value: `${becas.alumnos} de ${becas.inscritos}`,
      note: `${percent(becas.alumnos, becas.inscritos)} %; la ley pide ${becas.porcentaje_legal} %`,
      to: '/alumnos/becados',
      urgent: becas.inscritos > 0 && (becas.alumnos * 100) / becas.inscritos < becas.porcentaje_legal,
    },
  ]
  return figures.filter((figure) => figure !== undefined)
}

/** With one decimal, rounded down: 4.99 % is not yet 5. */
const percent = (part: number, whole: number): string =>
  whole === 0 ? '0' : String(Math.floor((part * 1000) / whole) / 10)

const Waiting = styled(PlainList)(({ theme }) => ({
  '& li + li': { borderTop: hairline(theme) },
  '& a': {
    display: 'block',
    padding: theme.spacing(1, 0),
    color: theme.vars.palette.primary.main,
    fontWeight: 600,
    textUnderlineOffset: 3,
  },
}))

function WhatWaits({ pendientes }: Pick<Dashboard, 'pendientes'>) {
  return (
    <Section title="Por atender">
      <Waiting>
        {pendientes.map(({ texto, ruta }) => (
          <li key={ruta}>
            <Link to={ruta}>{texto}</Link>
          </li>
        ))}
      </Waiting>
    </Section>
  )
}

/** The day at a glance; every number leads to the list behind it. */
export function Board({ board, can }: { board: Dashboard; can: Can }) {
  const { cobranza, inscripcion, adeudos, pendientes, cumpleanos = [] } = board
  const charges = can('CARGOS', 'UPDATE') || can('COLEGIATURAS', 'UPDATE')
  const figures = figuresOf(board, can)
  return (
    <Stack>
      {charges && <DeskField />}
      {figures.length > 0 && (
        <Figures as="dl" min={200}>
          {figures.map((figure) => (
            <Figure key={figure.label} {...figure} />
          ))}
        </Figures>
      )}
      {(pendientes.length > 0 || cumpleanos.length > 0) && (
        <Columns
          widths={
            pendientes.length > 0 && cumpleanos.length > 0
              ? 'minmax(0, 1fr) minmax(0, 1fr)'
              : 'minmax(0, 1fr)'
          }
          gap={2}
        >
          {pendientes.length > 0 && <WhatWaits pendientes={pendientes} />}
          {cumpleanos.length > 0 && <Birthdays of={cumpleanos} />}
        </Columns>
      )}
      {(cobranza || inscripcion || adeudos) && <Charts board={board} />}
    </Stack>
  )
}
