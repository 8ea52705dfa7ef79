import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { formatDate } from '@contract/domain/dates'
import { percentLabel } from '@contract/domain/discounts'
import { placeLabel } from '@contract/domain/grades'
import { formatPesos, subtractPesos, sumPesos } from '@contract/domain/money'
import type { DeskChild } from '@contract/desk/desk.schemas'
import { studentsRoutes } from '@contract/students/students.routes'
import { today } from '../../../state/core/schoolClock'
import { useMay } from '../../../state/session/useMay'
import { CheckInput } from '../../../ui/fields/CheckInput'
import { MoneyInput } from '../../../ui/fields/MoneyInput'
import { hairline, PlainList, Quiet } from '../../../ui/layout/layout'
import { MoneyText } from '../../../ui/page/MoneyText'
import { Section } from '../../../ui/page/Section'
import { StatusChip } from '../../../ui/page/StatusChip'
import {
  inYear,
  linesOf,
  yearsOf,
  type DeskLine,
  type DeskYear,
  type MayPick,
  type Picks,
} from '../desk.lines'
import { texts } from '../desk.texts'

/** What can be done with a pick. */
export interface Picking {
  picks: Picks
  /** Null for who only looks. */
  mayPick: MayPick | null
  onLine: (key: string, picked: boolean) => void
  onYear: (key: string, picked: boolean) => void
  /** Whether recargos may be let go. */
  mayWaive: boolean
  onWaive: (key: string, waived: boolean) => void
  onAbono: (key: string, pesos: number | null) => void
  /** What is wrong with a part, by line. */
  problems: Readonly<Record<string, string>>
}

const Lines = styled(PlainList)(({ theme, theme: { vars, spacing, breakpoints } }) => ({
  margin: spacing(0, -1),
  '& > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto 132px',
    alignItems: 'center',
    gap: spacing(0.25, 1.5),
    minHeight: 44,
    padding: spacing(0.5, 1),
    borderTop: hairline(theme),
    [breakpoints.down('sm')]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
  },
  '& > li:first-of-type': { borderTop: 0 },
  '& > li:has(> input:checked)': { background: vars.palette.surface.infoSoft },
  '& > li:has(> input:focus-visible)': {
    outline: `2px solid ${vars.palette.primary.main}`,
    outlineOffset: -2,
  },
  '& > li > input': {
    width: 24,
    height: 24,
    margin: 0,
    accentColor: vars.palette.primary.main,
    outline: 'none',
  },
  '& label.what': {
    cursor: 'pointer',
    fontWeight: 600,
    // The whole line is pressed.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
  '& .text': { minWidth: 0, '& > small': { display: 'block' } },
  '& .ui-chip': { marginInlineStart: spacing(1) },
  '& .amount': { textAlign: 'right', fontWeight: 600, gridColumn: 3 },
  // Above the label, which covers the line.
  '& .part, & .waive': {
    position: 'relative',
    zIndex: 1,
    gridColumn: 4,
    [breakpoints.down('sm')]: { gridColumn: '2 / -1' },
  },
  '& .part': {
    '& label': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& p': { fontSize: 12.5 },
    [breakpoints.down('sm')]: { paddingBottom: spacing(0.5) },
  },
}))

const dayText = ({ vence, ciclo, recargo }: DeskLine, now: string, waived: boolean): string =>
  [
    (vence < now ? texts.wasDue : texts.due)(formatDate(vence)),
    ciclo,
    ...(recargo > 0 ? [(waived ? texts.waived : texts.withRecargo)(formatPesos(recargo))] : []),
  ].join(' · ')

interface LineProps extends Picking {
  line: DeskLine
  covered: boolean
}

function Line({ line, covered, ...picking }: LineProps) {
  const { picks, mayPick, mayWaive, onLine, onWaive, onAbono, problems } = picking
  const id = useId()
  const { key, tipo, descripcion, saldo, recargo, vencida, prorroga, conAbonos } = line
  const may = mayPick?.(line) ?? false
  const picked = picks.lines.has(key) || covered
  const waived = picked && recargo > 0 && picks.waived.has(key)
  return (
    <li>
      {mayPick && (
        <input
          type="checkbox"
          id={id}
          className="pick"
          checked={picked}
          disabled={!may || covered}
          aria-describedby={`${id}-facts`}
          onChange={({ target }) => onLine(key, target.checked)}
        />
      )}
      <div className="text">
        {mayPick ? (
          <label htmlFor={id} className="what">
            {descripcion}
          </label>
        ) : (
          <strong>{descripcion}</strong>
        )}
        <span id={`${id}-facts`}>
          {vencida && <StatusChip label={texts.late} tone="error" />}
          {prorroga && <StatusChip label={texts.extended(formatDate(prorroga))} tone="info" />}
          {conAbonos && <StatusChip label={texts.partly} tone="warning" />}
          <Quiet as="small" sx={{ display: 'block' }}>
            {dayText(line, today(), waived)}
            {covered && ` · ${texts.yearCovers}`}
            {mayPick && !may && ` · ${texts.notThese}`}
          </Quiet>
        </span>
      </div>
      <span className="amount">
        <MoneyText pesos={sumPesos([saldo, waived ? 0 : recargo])} />
      </span>
      {mayWaive && picked && recargo > 0 && (
        <div className="waive">
          <CheckInput
            label={texts.waiveShort}
            fullLabel={texts.waive(descripcion)}
            checked={waived}
            onChange={({ target }) => onWaive(key, target.checked)}
          />
        </div>
      )}
      {tipo === 'CARGO' && may && picked && (
        <div className="part">
          <MoneyInput
            label={texts.abono(descripcion)}
            placeholder={formatPesos(saldo).slice(1)}
            value={picks.abonos[key] ?? null}
            onChange={(pesos) => onAbono(key, pesos)}
            error={problems[key]}
          />
        </div>
      )}
    </li>
  )
}

interface YearProps extends Pick<Picking, 'picks' | 'onYear'> {
  year: DeskYear
}

/** The offer to pay a cycle at once, where it costs less. */
function YearOffer({ year, picks, onYear }: YearProps) {
  const id = useId()
  const { key, ciclo, meses, porcentaje, importe, descuento, recargos } = year
  return (
    <li>
      <input
        type="checkbox"
        id={id}
        className="pick"
        checked={picks.years.has(key)}
        aria-describedby={`${id}-facts`}
        onChange={({ target }) => onYear(key, target.checked)}
      />
      <div className="text">
        <label htmlFor={id} className="what">
          {texts.year(ciclo, meses)}
        </label>
        <Quiet as="small" id={`${id}-facts`}>
          {texts.yearSaves(percentLabel(porcentaje), formatPesos(descuento))}
        </Quiet>
      </div>
      <span className="amount">
        <MoneyText pesos={subtractPesos(sumPesos([importe, recargos]), descuento)} />
      </span>
    </li>
  )
}

/** Everything one child owes, the oldest first, then what paying a year at once would cost. */
export function ChildLines({ child, ...picking }: Picking & { child: DeskChild }) {
  const { alumno, saldo } = child
  const { picks, mayPick } = picking
  const [lines, years] = [linesOf(child, today()), yearsOf(child)]
  const mayOpen = useMay()(studentsRoutes.get.access)
  const mayYear = mayPick?.({ tipo: 'COLEGIATURA' }) ?? false
  const who = [
    placeLabel({ grado: alumno.grado, gradoNumero: alumno.gradoNumero }),
    alumno.grupo?.nombre,
    alumno.numero_control,
  ]
  return (
    <Section
      title={alumno.nombre}
      text={
        <>
          {who.filter(Boolean).join(' · ')}
          {mayOpen && (
            <>
              {' · '}
              <Link to={`/alumno/${alumno.id}`} aria-label={texts.pupilFile(alumno.nombre)}>
                {texts.file}
              </Link>
            </>
          )}
        </>
      }
      action={saldo > 0 && <Quiet>{texts.childOwes(formatPesos(saldo))}</Quiet>}
    >
      {lines.length === 0 ? (
        <Quiet as="p">{texts.owesNothing}</Quiet>
      ) : (
        <Lines aria-label={texts.child(alumno.nombre)}>
          {lines.map((line) => (
            <Line key={line.key} {...picking} line={line} covered={inYear(line, years, picks)} />
          ))}
          {mayYear && years.map((year) => <YearOffer key={year.key} {...picking} year={year} />)}
        </Lines>
      )}
    </Section>
  )
}
