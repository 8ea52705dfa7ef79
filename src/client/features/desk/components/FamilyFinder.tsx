import { useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { formatPhone } from '@contract/domain/phone'
import { parentsRoutes } from '@contract/parents/parents.routes'
import { payerOf } from '@contract/payments/payments.rules'
import type { Payment } from '@contract/payments/payments.schemas'
import { folioLabel } from '@contract/receipts/receipts.rules'
import { folioIn } from '@contract/search/search.rules'
import { compareText } from '@contract/domain/text'
import type { Parent } from '@contract/parents/parents.schemas'
import type { Student } from '@contract/students/students.schemas'
import { useAppSelector } from '../../../state/hooks'
import { useParents } from '../../../state/parents/parents.selectors'
import { usePaymentByFolio } from '../../../state/payments/payments.selectors'
import { selectMay } from '../../../state/session/session.selectors'
import { usePupils } from '../../../state/students/students.selectors'
import { Finder } from '../../../ui/fields/Finder'
import { usePressGuard } from '../../../ui/forms/usePressGuard'
import { TwoLines } from '../../../ui/layout/layout'
import { searchRows } from '../../../ui/list/searchIndex'
import { ErrorBar } from '../../../ui/page/ErrorBar'
import { deskOf } from '../../../write/money/CollectLink'
import { texts } from '../desk.texts'

/** A family as it is found: a parent with the children known here, or a pupil without a parent. */
interface FoundFamily {
  /** 'padre-3' or 'alumno-12'. */
  key: string
  /** Where its desk is. */
  to: string
  nombre: string
  /** Ten digits; '' for who may not see it and without a parent. */
  telefono: string
  hijos: readonly { id: number; nombre: string; numero_control: string; curp?: string }[]
}

const ofParent = ({ id, nombre }: Pick<Parent, 'id' | 'nombre'>) => ({
  key: `padre-${id}`,
  to: deskOf({ padre: id }),
  nombre,
})

/**
 * Everybody who can be found, each family once, by name.
 * @param students whoever the user may see; a pupil's parent is found by them too where parents are hidden
 */
const familiesOf = (parents: readonly Parent[], students: readonly Student[]): readonly FoundFamily[] => {
  const pupils = new Map(students.map((student) => [student.id, student]))
  const families = new Map<number, FoundFamily>()
  for (const parent of parents) {
    const hijos = parent.alumnos.map((child) => pupils.get(child.id) ?? child)
    families.set(parent.id, { ...ofParent(parent), telefono: parent.telefono, hijos })
  }
  const orphans: FoundFamily[] = []
  const known = new Set(parents.map(({ id }) => id))
  for (const student of students) {
    const { id, nombre, padre } = student
    if (!padre) {
      orphans.push({
        ...{ key: `alumno-${id}`, to: deskOf({ alumno: id }), nombre, telefono: '' },
        hijos: [student],
      })
    } else if (!known.has(padre.id)) {
      const family = families.get(padre.id) ?? { ...ofParent(padre), telefono: '', hijos: [] }
      families.set(padre.id, { ...family, hijos: [...family.hijos, student] })
    }
  }
  return [...families.values(), ...orphans].sort((a, b) => compareText(a.nombre, b.nombre))
}

/** Words in any order, of the parent and of every child. */
const familyText = ({ nombre, telefono, hijos }: FoundFamily): string =>
  [
    nombre,
    telefono,
    ...hijos.map((child) => `${child.nombre} ${child.numero_control} ${child.curp ?? ''}`),
  ].join(' ')

/** Matches that are shown: what can be seen at once. */
const SHOWN = 8

const familyOfReceipt = ({ folio, padre, alumnos, ...pago }: Payment): FoundFamily | null => {
  const to = padre ? deskOf({ padre: padre.id }) : alumnos[0] && deskOf({ alumno: alumnos[0].id })
  if (!to) return null
  const nombre = `${texts.folioOf(folioLabel(folio))} · ${payerOf({ padre, alumnos, ...pago })}`
  return { key: `folio-${folio}`, to, nombre, telefono: '', hijos: alumnos }
}

/** There is none of this number, or not for this user. */
const NOT_FOUND: ReadonlySet<unknown> = new Set([403, 404])

/** The family of a receipt, by its folio. */
const useReceipt = (query: string) => {
  const folio = folioIn(query)
  const { row, isLoading, error } = usePaymentByFolio(folio ?? 0, { skip: folio === null })
  return {
    receipt: folio !== null && row?.folio === folio ? familyOfReceipt(row) : null,
    isLoading,
    failed: error !== undefined && !NOT_FOUND.has(error.status),
  }
}

const NOBODY: readonly never[] = []

/** Everybody the user may see, by family. */
const useFamilies = () => {
  const mayReadParents = useAppSelector((state) => selectMay(state, parentsRoutes.listAll.access))
  const parents = useParents(undefined, { skip: !mayReadParents })
  const { source: pupils } = usePupils(true)
  const families = useMemo(
    () => familiesOf(parents.rows ?? NOBODY, pupils.rows ?? NOBODY),
    [parents.rows, pupils.rows],
  )
  return {
    families,
    isLoading: pupils.isLoading || parents.isLoading,
    error: pupils.error ?? parents.error,
    retry: () => {
      void pupils.retry()
      if (mayReadParents) void parents.retry()
    },
  }
}

/** Whom a family is known by: the telephone, then each child. */
function FoundLine({ family: { nombre, telefono, hijos } }: { family: FoundFamily }) {
  const children = hijos
    .map((child) => (child.nombre === nombre ? child.numero_control : child.nombre))
    .join(', ')
  return (
    <TwoLines>
      <strong>{nombre}</strong>
      {telefono && ` · ${formatPhone(telefono)}`}
      <small>{children || texts.withoutChildren}</small>
    </TwoLines>
  )
}

interface Asked {
  isLoading: boolean
  failed: boolean
}

/** Nobody is said not to be here before everybody was asked for. */
const noteOf = (query: string, found: number, { isLoading, failed }: Asked): string | undefined => {
  if (query.trim() === '') return undefined
  if (isLoading) return texts.searching
  if (found === 0) return failed ? texts.peopleFailed : texts.nobody
  return found > SHOWN ? texts.more(found - SHOWN) : undefined
}

interface FamilyFinderProps {
  /** What is looked for already. */
  initial: string
  /** Nobody is at the desk: the focus waits here. */
  waits: boolean
}

/** The one field: parent or child by words in any order, CURP, control number, telephone or folio. */
export function FamilyFinder({ initial, waits }: FamilyFinderProps) {
  const [query, setQuery] = useState(initial)
  const frame = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const { families, isLoading, error, retry } = useFamilies()
  const { receipt, ...asked } = useReceipt(query)
  const found = useMemo(
    () => (query.trim() === '' ? NOBODY : searchRows(families, query, familyText)),
    [families, query],
  )
  const options = useMemo(() => [...(receipt ? [receipt] : []), ...found.slice(0, SHOWN)], [receipt, found])
  useEffect(() => {
    if (waits) frame.current?.querySelector('input')?.focus()
  }, [waits])
  return (
    <div ref={frame} {...usePressGuard()}>
      {error !== undefined && <ErrorBar title={texts.peopleFailed} text={error} onRetry={retry} />}
      <Finder
        label={texts.find}
        placeholder={texts.findPlaceholder}
        {...(waits ? { hint: texts.findHint } : {})}
        query={query}
        onQuery={setQuery}
        options={options}
        labelOf={({ nombre }) => nombre}
        note={noteOf(query, found.length + (receipt ? 1 : 0), {
          isLoading: isLoading || asked.isLoading,
          failed: error !== undefined || asked.failed,
        })}
        onPick={({ to }) => {
          setQuery('')
          void navigate(to)
        }}
      >
        {(family) => <FoundLine family={family} />}
      </Finder>
    </div>
  )
}
