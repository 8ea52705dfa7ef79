import { styled } from '@mui/material/styles'
import { useCallback, useMemo, type ReactNode, type SyntheticEvent } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { onlyProblems } from '@contract/domain/campos'
import { NO_PICKED_PUPIL } from '@contract/domain/messages'
import { useKeptForm } from '../drafts/useKeptForm'
import { useUnsavedGuard } from '../guard/useUnsavedGuard'
import { Icon } from '../icons/Icon'
import { IconAction } from '../icons/IconAction'
import { Card, Columns, hairline, PlainList, Row, TwoLines } from '../layout/layout'
import { BusyButton } from './BusyButton'
import { useBusy } from './useBusy'
import { usePressGuard } from './usePressGuard'

export interface Picked {
  id: number
  nombre: string
  numero_control: string
}

interface PickFormProps {
  picker: ReactNode
  label: string
  chosen: readonly Picked[]
  noneText: string
  error?: string | undefined
  onRemove: (id: number) => void
  detail?: (picked: Picked) => ReactNode
  fields?: (picked: Picked, index: number) => ReactNode
  children?: ReactNode
  footer?: ReactNode
  dirty: boolean
  submitLabel: string
  onSubmit: (event: SyntheticEvent) => unknown
}

interface Picking {
  alumnos: Picked[]
}

const NO_PUPILS: Picking = { alumnos: [] }

export const usePickForm = () =>
  useKeptForm<Picking>({
    draftName: 'alumnos',
    defaultValues: NO_PUPILS,
    problems: ({ alumnos }) => onlyProblems({ alumnos: alumnos.length > 0 ? null : NO_PICKED_PUPIL }),
  })

/** Pass `picked` to the `PickForm`, `ids` with `add` or `addAll` to the list. A cast: the form's other fields are in the types of its functions. */
export const usePicked = <Values extends Picking>(form: UseFormReturn<Values>) => {
  const { control, getValues, setValue, formState } = form as unknown as UseFormReturn<Picking>
  const { isSubmitted, isDirty, errors } = formState
  const chosen = useWatch({ control, name: 'alumnos' })
  const ids = useMemo(() => new Set(chosen.map(({ id }) => id)), [chosen])
  const choose = useCallback(
    (next: Picked[]) => setValue('alumnos', next, { shouldDirty: true, shouldValidate: isSubmitted }),
    [setValue, isSubmitted],
  )
  const addAll = useCallback(
    (pupils: readonly Picked[]) => {
      // «Agregar a todos» may wait for further pages of the list; a pupil added meanwhile must not be chosen twice.
      const before = getValues('alumnos')
      const there = new Set(before.map(({ id }) => id))
      const fresh = pupils.filter(({ id }) => !there.has(id))
      choose([...before, ...fresh.map(({ id, nombre, numero_control }) => ({ id, nombre, numero_control }))])
    },
    [choose, getValues],
  )
  const add = useCallback((pupil: Picked) => addAll([pupil]), [addAll])
  const onRemove = (id: number) => choose(chosen.filter((pupil) => pupil.id !== id))
  return { ids, add, addAll, picked: { chosen, error: errors.alumnos?.message, onRemove, dirty: isDirty } }
}

/** On narrow windows the form is below the list and appears with its rows: it would jump up if the list is short. */
const Sides = styled(Columns)(({ theme: { breakpoints } }) => ({
  [breakpoints.down('md')]: { '&:has(.ui-list[aria-busy=true]) > form': { display: 'none' } },
}))

const Title = styled('h2')(({ theme: { typography } }) => ({ ...typography.h2, margin: 0 }))

const Problem = styled(Row)(({ theme: { vars } }) => ({ color: vars.palette.error.main }))

const Note = styled('p')(({ theme: { vars } }) => ({ margin: 0, color: vars.palette.text.secondary }))

const Chosen = styled(PlainList)(({ theme, theme: { spacing } }) => ({
  borderBlock: hairline(theme),
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: spacing(1, 2),
    padding: spacing(1, 0),
    '& > .fields': { gridColumn: '1 / -1' },
  },
}))

function ChosenPupils({ label, chosen, detail, fields, onRemove }: PickFormProps) {
  return (
    <Chosen divided aria-label={label}>
      {chosen.map((picked, index) => (
        <li key={picked.id}>
          <TwoLines>
            <strong>{picked.nombre}</strong>
            <small>{picked.numero_control}</small>
            {detail && <small>{detail(picked)}</small>}
          </TwoLines>
          <IconAction
            icon="close"
            size="small"
            label={`Quitar a ${picked.nombre}`}
            onClick={() => onRemove(picked.id)}
          />
          {fields && <div className="fields">{fields(picked, index)}</div>}
        </li>
      ))}
    </Chosen>
  )
}

export function PickForm(props: PickFormProps) {
  const { picker, label, chosen, error, children, footer, dirty, submitLabel } = props
  const { busy, run } = useBusy()
  useUnsavedGuard(dirty)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    void run(() => props.onSubmit(event))
  }
  return (
    <Sides widths="minmax(0, 3fr) minmax(320px, 2fr)">
      {picker}
      <form {...usePressGuard()} onSubmit={submit} noValidate aria-label={label}>
        <Card pad={2} gap={2}>
          {children}
          <Title>
            <span role="status">
              {label} ({chosen.length})
            </span>
          </Title>
          {error && (
            <Problem nowrap gap={0.5} align="start" role="alert">
              <Icon name="error" size={18} />
              {error}
            </Problem>
          )}
          {chosen.length === 0 ? <Note>{props.noneText}</Note> : <ChosenPupils {...props} />}
          {footer}
          <Row justify="end">
            <BusyButton busy={busy}>{submitLabel}</BusyButton>
          </Row>
        </Card>
      </form>
    </Sides>
  )
}
