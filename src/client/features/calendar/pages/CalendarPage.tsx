import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { calendarRoutes as routes } from '@contract/calendar/calendar.routes'
import type { CalendarEntry } from '@contract/calendar/calendar.schemas'
import { isMonthName, MONTH_NAMES, type MonthName } from '@contract/domain/months'
import * as paths from '@contract/domain/screenPaths'
import { useCalendar } from '../../../state/calendar/calendar.api'
import { ASKED_ANEW } from '../../../state/core/reads'
import { useMay } from '../../../state/session/useMay'
import { CardGrid } from '../../../ui/cards/CardGrid'
import { MediaCard } from '../../../ui/cards/MediaCard'
import { useRowDialog, type OpenDialog } from '../../../ui/dialogs/useRowDialog'
import { FilterSelect } from '../../../ui/list/FilterSelect'
import { ListScreen, type ListOf } from '../../../ui/list/ListScreen'
import { RowActions } from '../../../ui/list/RowActions'
import { useFilters } from '../../../ui/list/useFilters'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { texts, fileText, monthTitle, uploadDay } from '../calendar.texts'
import { EntryDialogs, type EntryDialog } from '../components/EntryDialogs'

const Sheet = styled('span')(({ theme: { vars, typography } }) => ({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  width: 104,
  borderRadius: 8,
  overflow: 'hidden',
  background: vars.palette.background.paper,
  boxShadow: '0 3px 12px rgb(0 0 0 / 0.18)',
  transform: 'rotate(-2deg)',
  '& > b': {
    padding: '5px 0',
    background: vars.palette.primary.main,
    color: vars.palette.primary.contrastText,
    fontSize: typography.pxToRem(13),
    letterSpacing: '0.08em',
    textAlign: 'center',
  },
  '& > span': {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, 8px)',
    justifyContent: 'center',
    gap: 5,
    padding: '10px 0 8px',
  },
  '& > span > i': { height: 8, borderRadius: 2, background: vars.palette.surface.neutralSoft },
  '& > span > i.marked': { background: vars.palette.secondary.main },
  '& > small': {
    paddingBottom: 6,
    fontSize: typography.pxToRem(12),
    fontWeight: 600,
    textAlign: 'center',
    color: vars.palette.text.secondary,
  },
}))

const DAYS = Array.from({ length: 28 }, (_, day) => day)
const MARKED_DAY = 15

/** Drawn in place of a PDF's picture. Screen readers skip it: they read the month beside it. */
function MonthSheet({ mes }: { mes: MonthName }) {
  return (
    <Sheet aria-hidden>
      <b>{mes.slice(0, 3)}</b>
      <span>
        {DAYS.map((day) => (
          <i key={day} className={day === MARKED_DAY ? 'marked' : ''} />
        ))}
      </span>
      <small>PDF</small>
    </Sheet>
  )
}

function EntryActions({ entry, onOpen }: { entry: CalendarEntry; onOpen: OpenDialog<EntryDialog> }) {
  const may = useMay()
  const canUpdate = may(routes.update.access)
  const canReplace = may(routes.replaceFile.access)
  const canDelete = may(routes.delete.access)
  return (
    <RowActions
      of={monthTitle(entry.mes)}
      actions={[
        canUpdate && { label: 'Editar', icon: 'edit', onClick: () => onOpen('edit', entry) },
        canReplace && { label: texts.replace, icon: 'upload', onClick: () => onOpen('replace', entry) },
        canDelete && {
          label: 'Eliminar',
          icon: 'delete',
          danger: true,
          onClick: () => onOpen('delete', entry),
        },
      ]}
    />
  )
}

interface EntryCardProps {
  entry: CalendarEntry
  onOpen: OpenDialog<EntryDialog>
}

function EntryCard({ entry, onOpen }: EntryCardProps) {
  const month = monthTitle(entry.mes)
  const day = uploadDay(entry)
  return (
    <MediaCard
      title={month}
      to={paths.calendarEntry(entry.id)}
      picture={entry.tipo === 'image' ? (entry.urlMiniatura ?? entry.urlFoto) : null}
      standIn={<MonthSheet mes={entry.mes} />}
      onOpen={{ label: `Ver ${texts.what(month)}`, run: () => onOpen('view', entry) }}
      actions={<EntryActions entry={entry} onOpen={onOpen} />}
    >
      {fileText(entry)}
      {day && <br />}
      {day && texts.uploaded(day)}
    </MediaCard>
  )
}

const list = {
  title: texts.list,
  noun: { one: 'actividad', many: 'actividades' },
  searchText: (entry) => `${entry.mes} ${texts.kinds[entry.tipo]} ${uploadDay(entry)}`,
  searchLabel: 'Buscar por mes, tipo o fecha',
  empty: {
    icon: 'calendar',
    title: 'Todavía no hay calendario',
    text: 'Sube la imagen o el PDF de cada mes para que toda la escuela lo tenga a la mano.',
  },
  exported: [
    { key: 'mes', header: 'Mes', cell: ({ mes }) => monthTitle(mes) },
    { key: 'archivo', header: 'Archivo', cell: fileText },
    { key: 'subido', header: 'Subido', cell: uploadDay },
  ],
} satisfies ListOf<CalendarEntry>

const FILTERS = ['mes'] as const

const monthOptions = (entries: readonly CalendarEntry[]) =>
  MONTH_NAMES.map((mes) => ({ mes, count: entries.filter((entry) => entry.mes === mes).length }))
    .filter(({ count }) => count > 0)
    .map(({ mes, count }) => ({ value: mes, label: `${monthTitle(mes)} (${count})` }))

export function CalendarPage() {
  const source = useCalendar(undefined, ASKED_ANEW)
  const { values, change } = useFilters(FILTERS)
  const mes = isMonthName(values.mes) ? values.mes : ''
  const options = useMemo(() => monthOptions(source.rows ?? []), [source.rows])
  const canRegister = useMay()(routes.create.access)
  const { opened, open, close } = useRowDialog<EntryDialog>()
  const cards = useMemo(
    () => ({ Frame: CardGrid, card: (entry: CalendarEntry) => <EntryCard entry={entry} onOpen={open} /> }),
    [open],
  )
  const register = canRegister && <PrimaryAction to={paths.newCalendarEntry}>{texts.register}</PrimaryAction>
  return (
    <>
      <ListScreen
        action={register}
        {...list}
        source={source}
        filter={mes ? { key: mes, keep: (entry) => entry.mes === mes } : undefined}
        cards={cards}
        filters={
          <FilterSelect
            label={texts.fields.mes}
            allLabel="Todos los meses"
            options={options}
            value={mes}
            onChange={(value) => change({ mes: value })}
          />
        }
      />
      <EntryDialogs opened={opened} entries={source.rows} onClose={close} />
    </>
  )
}
