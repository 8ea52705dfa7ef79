import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import { formatPesos } from '@contract/domain/money'
import * as paths from '@contract/domain/screenPaths'
import { Finder } from '../../ui/fields/Finder'
import { useGuardedNavigate } from '../../ui/guard/useUnsavedGuard'
import { usePressGuard } from '../../ui/forms/usePressGuard'
import { Row, TwoLines } from '../../ui/layout/layout'
import { ErrorBar } from '../../ui/page/ErrorBar'
import { formPartIn } from '../../ui/browser/formParts'
import { useFamilies, useOpenCertain, type Families, type FoundFamily } from './useFamilies'

const texts = {
  placeholder: 'Nombre del padre o del alumno, CURP, control, teléfono o folio',
  short: 'Escribe al menos dos letras.',
  searching: 'Buscando…',
  nobody: 'No encontramos a nadie',
  opened: 'Las últimas que abriste',
  similar: 'Nadie se escribe así; se parecen:',
  several: 'Elige con las flechas y abre con Enter.',
  more: (shown: number, all: number) => `${shown} de ${all} familias: escribe otra palabra`,
  failed: 'No se pudieron consultar las familias.',
  unknown: 'Este servidor no busca familias desde aquí: usa la lista de padres o la de alumnos.',
  overdue: (amount: string) => `Vencido ${amount}`,
} as const

const Line = styled('div')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: spacing(2),
  '& > .overdue': {
    flex: 'none',
    color: vars.palette.error.main,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
}))

function FoundLine({ family: { titulo, detalle, vencido = 0 } }: { family: FoundFamily }) {
  return (
    <Line>
      <TwoLines>
        <strong>{titulo}</strong>
        <small>{detalle}</small>
      </TwoLines>
      {vencido > 0 && <span className="overdue">{texts.overdue(formatPesos(vencido))}</span>}
    </Line>
  )
}

/** Says «No encontramos a nadie» only after the answer: before, the family may still be found. */
const noteOf = ({
  families,
  isEmpty,
  isSimilar,
  certain,
  isPending,
  isShort,
  error,
}: Families): string | undefined => {
  if (isEmpty) return undefined
  if (isShort) return texts.short
  if (error) return error.status === 404 ? texts.unknown : texts.failed
  if (isPending) return families.length === 0 ? texts.searching : undefined
  if (families.length === 0) return texts.nobody
  if (isSimilar) return texts.similar
  return certain || families.length === 1 ? undefined : texts.several
}

const isFocusFree = (): boolean => {
  const at = document.activeElement
  return at === null || at === document.body || at.matches('h1, main')
}

interface FamilyFieldProps {
  label: string
  hint?: string
  /** First search; if it has a single certain match, that family opens. */
  initial?: string
  waits: boolean
  /** The field appears after its page, so it takes the focus only if the user has not moved it. */
  late?: boolean
  button?: string
  onPick?: (family: FoundFamily) => void
}

export function FamilyField({
  label,
  hint,
  initial = '',
  waits,
  late = false,
  button,
  onPick,
}: FamilyFieldProps) {
  const [query, setQuery] = useState(initial)
  const frame = useRef<HTMLDivElement>(null)
  const leaveTo = useGuardedNavigate()
  const found = useFamilies(query)
  const focus = () => formPartIn(frame.current, 'input')?.focus()
  const open = (family: FoundFamily) => {
    if (onPick) return onPick(family)
    const { to } = family
    // The page with the search is replaced in the history: Back would search again and open the same family.
    const isAsked = initial !== '' && query === initial
    setQuery('')
    leaveTo(to, { replace: isAsked })
  }
  const enter = useOpenCertain(query, found, open, initial)
  useEffect(() => {
    if (waits && (!late || isFocusFree())) formPartIn(frame.current, 'input')?.focus()
  }, [waits, late])
  const { families, isEmpty, more, certain, error, retry } = found
  const headOf = () => (more > 0 ? texts.more(families.length, families.length + more) : undefined)
  const finder = (
    <Finder
      label={label}
      placeholder={texts.placeholder}
      {...(hint ? { hint } : {})}
      query={query}
      onQuery={setQuery}
      options={families}
      labelOf={({ titulo }) => titulo}
      firstIsReady={certain !== null}
      onEnter={() => {
        enter()
        return true
      }}
      note={noteOf(found)}
      head={isEmpty ? texts.opened : headOf()}
      isQuiet={late || onPick !== undefined}
      onPick={open}
    >
      {(family) => <FoundLine family={family} />}
    </Finder>
  )
  return (
    <div ref={frame} {...usePressGuard()}>
      {error && error.status !== 404 && (
        <ErrorBar
          title={texts.failed}
          text={error.message}
          onRetry={() => {
            // The error bar goes with its focused button, and the list opens only with the focus in the field.
            focus()
            retry()
          }}
        />
      )}
      {button === undefined ? (
        finder
      ) : (
        <Row align="end" gap={2} nowrap>
          <div style={{ flex: 1, minWidth: 0 }}>{finder}</div>
          <Button
            variant="contained"
            size="large"
            onClick={() => {
              if (query.trim() === '') return leaveTo(paths.desk)
              focus()
              enter()
            }}
          >
            {button}
          </Button>
        </Row>
      )}
    </div>
  )
}
