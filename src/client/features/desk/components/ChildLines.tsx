import { memo, useDeferredValue, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { DeskChild } from '@contract/desk/desk.schemas'
import { placeLabel } from '@contract/domain/grades'
import { sumPesos, formatPesos, subtractPesos } from '@contract/domain/money'
import { studentsRoutes } from '@contract/students/students.routes'
import { percentLabel } from '@contract/domain/percents'
import * as paths from '@contract/domain/screenPaths'
import { useMay } from '../../../state/session/useMay'
import { Icon } from '../../../ui/icons/Icon'
import { Quiet } from '../../../ui/layout/layout'
import { initialsOf } from '../../../ui/list/FaceName'
import { MoneyText } from '../../../ui/page/MoneyText'
import {
  foldLines,
  linesOf,
  yearsOf,
  type DeskLine,
  type DeskYear,
  type Fold,
  type Unfolded,
} from '../deskLines'
import { inYear, type Picks } from '../picks'
import { texts, monthsName, yearName } from '../desk.texts'
import { PICKS } from '../checkout'
import { formPartsIn } from '../../../ui/browser/formParts'
import { LineRow, sameFor, type LinePicking } from './LineRow'

interface YearRowProps {
  year: DeskYear
  picks: Picks
  onYear: (key: string, picked: boolean) => void
  /** The child may pay the year of several cycles, so the row names its cycle. */
  ofSeveral: boolean
}

function YearRow({ year, picks, onYear, ofSeveral }: YearRowProps) {
  const id = useId()
  const { key, ciclo, porcentaje, importe, descuento, recargos } = year
  return (
    <li>
      <input
        type="checkbox"
        id={id}
        name={PICKS}
        className="pick"
        checked={picks.years.has(key)}
        aria-describedby={`${id}-facts`}
        onChange={({ target }) => onYear(key, target.checked)}
      />
      <div className="text">
        <label htmlFor={id} className="what">
          {yearName(year)}
        </label>
        {ofSeveral && <Quiet>{` · ${ciclo}`}</Quiet>}
      </div>
      <span className="due" id={`${id}-facts`}>
        <Quiet>{`ahorra ${formatPesos(descuento)} (${percentLabel(porcentaje)})`}</Quiet>
      </span>
      <span className="amount">
        <MoneyText pesos={subtractPesos(sumPesos([importe, recargos]), descuento)} />
      </span>
    </li>
  )
}

const ChildHead = memo(function ChildHead({ child, id }: { child: DeskChild; id: string }) {
  const { alumno, saldo, vencido } = child
  const mayOpen = useMay()(studentsRoutes.get.access)
  const place = [placeLabel(alumno), alumno.numero_control]
  return (
    <header>
      <span className="ui-face" aria-hidden>
        <i>{initialsOf(alumno.nombre)}</i>
      </span>
      <h3 id={id}>{mayOpen ? <Link to={paths.student(alumno.id)}>{alumno.nombre}</Link> : alumno.nombre}</h3>
      <Quiet>{place.filter(Boolean).join(' · ')}</Quiet>
      <span className="owes">
        {vencido > 0 ? (
          <>
            <Quiet>{texts.lateShort}</Quiet>{' '}
            <span className="late">
              <MoneyText pesos={vencido} />
            </span>
          </>
        ) : (
          <Quiet>{saldo > 0 ? texts.upToDateShort : 'no debe nada'}</Quiet>
        )}
      </span>
    </header>
  )
})

interface FoldRowProps {
  months: readonly DeskLine[]
  onOpen: () => void
}

function FoldRow({ months, onOpen }: FoldRowProps) {
  return (
    <li>
      <button type="button" className="fold" data-part="fold" aria-expanded={false} onClick={onOpen}>
        {`${monthsName(months)} · ${months.length} meses`} <Icon name="down" size={16} />
      </button>
      <span className="amount quiet">
        <MoneyText pesos={sumPesos(months.map(({ saldo }) => saldo))} />
      </span>
    </li>
  )
}

const latestCycle = (lines: readonly DeskLine[]): number =>
  Math.max(...lines.map((line) => line.cicloEscolarId))

const cycleToSay = ({ tipo, cicloEscolarId, ciclo, descripcion }: DeskLine, latest: number): string | null =>
  tipo === 'CARGO' && cicloEscolarId !== latest && !descripcion.includes(ciclo) ? ciclo : null

/** Guessed heights (px) of children not drawn yet, so that the page does not jump when they are. */
const [HEAD_PX, ROW_PX] = [45, 39]

interface ChildLinesProps extends LinePicking {
  child: DeskChild
}

const keysOf = ({ child, day }: ChildLinesProps): readonly string[] =>
  [...linesOf(child, day), ...yearsOf(child)].map(({ key }) => key)

/** Oldest first; later months and services are folded. Memoized: picks of other children and typing do not redraw it. */
const ChildLines = memo(function ChildLines({ child, ...picking }: ChildLinesProps) {
  const { picks, mayPick, day } = picking
  const [unfolded, setUnfolded] = useState<Unfolded>({})
  const list = useRef<HTMLUListElement>(null)
  const id = useId()
  const lines = linesOf(child, day)
  const years = yearsOf(child)
  const fold = foldLines(lines, picks.lines, day, unfolded)
  // A month that is unpicked stays unfolded: if it moved, the next click would hit another line.
  if (Object.entries(fold.unfolded).some(([serie, count]) => count > (unfolded[serie] ?? 0)))
    setUnfolded(fold.unfolded)
  const open = ({ serie, lines: [first] }: Fold) => {
    const opened = { ...fold.unfolded, [serie]: lines.length }
    setUnfolded(opened)
    // The pressed row disappears; the focus goes to the first month that it held.
    const at = foldLines(lines, picks.lines, day, opened).shown.findIndex((line) => line === first)
    setTimeout(() => formPartsIn(list.current, 'pick')[at]?.focus())
  }
  const latest = latestCycle(lines)
  const rows = fold.shown.length + fold.folds.length + years.length
  return (
    <section
      className="desk-child"
      aria-labelledby={id}
      data-child={child.alumno.id}
      style={{ containIntrinsicBlockSize: `auto ${HEAD_PX + rows * ROW_PX}px` }}
    >
      <ChildHead child={child} id={id} />
      {lines.length > 0 && (
        <ul ref={list} className="desk-lines" aria-label={`Lo que debe ${child.alumno.nombre}`}>
          {fold.shown.map((line) => (
            <LineRow
              key={line.key}
              {...picking}
              line={line}
              covered={inYear(line, years, picks)}
              cycle={cycleToSay(line, latest)}
            />
          ))}
          {fold.folds.map((each) => (
            <FoldRow key={each.serie} months={each.lines} onOpen={() => open(each)} />
          ))}
          {mayPick?.({ tipo: 'COLEGIATURA' }) &&
            years.map((year) => (
              <YearRow key={year.key} {...picking} year={year} ofSeveral={years.length > 1} />
            ))}
        </ul>
      )}
    </section>
  )
}, sameFor(keysOf))

const FIRST_ROWS = 20

/** How many children are drawn first: a screenful, and as far as the line that takes the focus. */
const childrenFirst = (children: readonly DeskChild[], { picks, mayPick, day }: LinePicking): number => {
  const { lines, years } = picks
  const nothing = lines.size + years.size === 0
  let rows = 0
  let focusable = mayPick === null
  const last = children.findIndex((child) => {
    const { shown } = foldLines(linesOf(child, day), lines, day, {})
    rows += shown.length
    focusable ||=
      shown.some((line) => (nothing ? mayPick?.(line) : lines.has(line.key))) ||
      yearsOf(child).some(({ key }) => years.has(key))
    return focusable && rows >= FIRST_ROWS
  })
  return last === -1 ? children.length : last + 1
}

interface FamilyLinesProps extends LinePicking {
  family: readonly DeskChild[]
  /** False while the fields of the payment are drawn, which come before the other children. */
  hasFields: boolean
}

/** Draws the first children at once and the rest in a later turn: drawing a large family whole would keep the cashier waiting before the first key. */
export const FamilyLines = memo(function FamilyLines({ family, hasFields, ...picking }: FamilyLinesProps) {
  const [first] = useState(() => childrenFirst(family, picking))
  const drawn = useDeferredValue(hasFields ? family.length : first)
  return family
    .slice(0, drawn)
    .map((child) => <ChildLines key={child.alumno.id} child={child} {...picking} />)
})
