import { memo, useId, useState } from 'react'
import { shallowEqual } from 'react-redux'
import { formatPesos, sumPesos } from '@contract/domain/money'
import { inPartText } from '@contract/tuition/tuition.rules'
import { MoneyInput } from '../../../ui/fields/MoneyInput'
import type { TypedNumber } from '../../../ui/fields/field'
import { MoneyText } from '../../../ui/page/MoneyText'
import { StatusChip } from '../../../ui/page/StatusChip'
import type { DeskLine } from '../deskLines'
import { PICKS } from '../checkout'
import { partOf, partProblem } from '../lineParts'
import { samePicks, type MayPick, type Picks } from '../picks'
import { texts, lineName, shortDay } from '../desk.texts'

export interface LinePicking {
  picks: Picks
  mayPick: MayPick | null
  /** Today at the school; what is due changes at midnight. */
  day: string
  onLine: (key: string, picked: boolean) => void
  onYear: (key: string, picked: boolean) => void
  mayWaive: boolean
  onWaive: (key: string, waived: boolean) => void
  onAbono: (key: string, pesos: TypedNumber) => void
  problems: Readonly<Record<string, string>>
}

/** A comparison for `memo`: only picks and problems of the lines and years shown redraw them. @param keysOf their keys */
export const sameFor =
  <P extends LinePicking>(keysOf: (props: P) => readonly string[]) =>
  (before: P, now: P): boolean => {
    const keys = keysOf(now)
    return (
      samePicks(before.picks, now.picks, keys) &&
      keys.every((key) => before.problems[key] === now.problems[key]) &&
      shallowEqual({ ...before, picks: null, problems: null }, { ...now, picks: null, problems: null })
    )
  }

interface LineProps extends LinePicking {
  line: DeskLine
  covered: boolean
  cycle: string | null
}

interface DueProps {
  line: DeskLine
  day: string
  id: string
}

const Due = memo(function Due({ line: { vence, vencida, prorroga }, day, id }: DueProps) {
  return (
    <span className="due" id={id}>
      {vencida ? (
        <StatusChip label={`venció ${shortDay(vence, day)}`} tone="error" />
      ) : prorroga ? (
        <StatusChip label={`prórroga al ${shortDay(prorroga, day)}`} tone="info" />
      ) : (
        <span className="fact">{vence === day ? 'vence hoy' : `vence ${shortDay(vence, day)}`}</span>
      )}
    </span>
  )
})

/** Where a partial amount goes: 'recargo $235.00 · mes $765.00 · resta $1,585.00'. */
const splitText = (line: DeskLine, picks: Picks): string => {
  const { abono, monto, recargo, resta, restaRecargo } = partOf(line, picks)
  if (abono === null || partProblem(line, picks) !== null) return ''
  if (restaRecargo > 0)
    return `todo al recargo · resta ${formatPesos(restaRecargo)} de recargo y ${formatPesos(resta)}`
  return recargo > 0 && !picks.waived.has(line.key)
    ? `recargo ${formatPesos(recargo)} · mes ${formatPesos(monto)} · resta ${formatPesos(resta)}`
    : `resta ${formatPesos(resta)}`
}

interface PartProps extends LineProps {
  name: string
  /** The cashier opened the field, so it takes the focus; when an amount was spread over the lines it does not. */
  opened: boolean
}

function Part({ line, name, picks, onAbono, problems, opened }: PartProps) {
  const { key, saldo, recargo } = line
  const owed = sumPesos([saldo, picks.waived.has(key) ? 0 : recargo])
  return (
    <>
      <p className="fact split" role="status">
        {splitText(line, picks)}
      </p>
      <div className="part own" data-part="abono">
        <MoneyInput
          label={`Abono a ${name}`}
          placeholder={formatPesos(owed).slice(1)}
          value={picks.abonos[key] ?? null}
          onChange={(pesos) => onAbono(key, pesos)}
          error={problems[key]}
          autoFocus={opened}
        />
      </div>
    </>
  )
}

function Facts(
  props: LineProps & { id: string; name: string; picked: boolean; onPart: (() => void) | null },
) {
  const { line, covered, cycle, picks, mayPick, mayWaive, onWaive, id, name, picked, onPart } = props
  const { key, recargo, abonado, prontoPago } = line
  const inPart = picked && !covered && partOf(line, picks).abono !== null
  const waived = picked && recargo > 0 && picks.waived.has(key)
  const facts = [
    abonado > 0 && inPartText(line).toLowerCase(),
    prontoPago > 0 && !covered && (inPart ? texts.withoutEarly : texts.early)(formatPesos(prontoPago)),
    recargo > 0 && (waived ? texts.waived : texts.withRecargo)(formatPesos(recargo)),
    cycle,
    covered && 'va en el pago anual',
    mayPick && !mayPick(line) && 'Tu usuario no puede cobrar este concepto',
  ].filter(Boolean)
  return (
    <>
      <span id={id} className="fact">
        {facts.map((fact) => ` · ${fact as string}`).join('')}
      </span>
      {mayWaive && picked && recargo > 0 && (
        <span className="fact own">
          {' · '}
          <button
            type="button"
            className="word"
            data-part="waive"
            aria-pressed={waived}
            aria-label={`Condonar recargo de ${name}`}
            onClick={() => onWaive(key, !waived)}
          >
            {waived ? 'cobrarlo' : 'condonar'}
          </button>
        </span>
      )}
      {onPart && (
        <span className="fact own">
          {' · '}
          <button
            type="button"
            className="word"
            data-part="in-part"
            aria-label={`Abonar a ${name}`}
            onClick={onPart}
          >
            abonar
          </button>
        </span>
      )}
    </>
  )
}

const keyOf = ({ line }: LineProps): readonly string[] => [line.key]

export const LineRow = memo(function LineRow(props: LineProps) {
  const { line, covered, picks, mayPick, day, onLine } = props
  const id = useId()
  const [parting, setParting] = useState(false)
  const { key, saldo, recargo } = line
  const name = lineName(line)
  const may = mayPick?.(line) ?? false
  const picked = picks.lines.has(key) || covered
  const waived = picked && picks.waived.has(key)
  const mayPart = may && picked && !covered
  const inPart = mayPart && (parting || picks.abonos[key] != null)
  return (
    <li>
      {mayPick && (
        <input
          type="checkbox"
          id={id}
          name={PICKS}
          className="pick"
          checked={picked}
          disabled={!may || covered}
          aria-describedby={`${id}-due ${id}-facts`}
          onChange={({ target }) => onLine(key, target.checked)}
        />
      )}
      <div className="text">
        {mayPick ? (
          <label htmlFor={id} className="what">
            {name}
          </label>
        ) : (
          <span>{name}</span>
        )}
        <Facts
          {...props}
          id={`${id}-facts`}
          name={name}
          picked={picked}
          onPart={mayPart && !inPart ? () => setParting(true) : null}
        />
      </div>
      <Due line={line} day={day} id={`${id}-due`} />
      <span className="amount">
        <MoneyText pesos={sumPesos([saldo, waived ? 0 : recargo])} />
      </span>
      {inPart && <Part {...props} name={name} opened={parting} />}
    </li>
  )
}, sameFor(keyOf))
