import { styled } from '@mui/material/styles'
import { useCallback, useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { chargedPupilsProblem } from '@contract/charges/charges.rules'
import { onlyProblems, type Campos } from '@contract/domain/campos'
import { monthLabel } from '@contract/domain/months'
import { monthText } from '@contract/services/services.rules'
import type { LeftOut, Service, ServicesContract } from '@contract/services/services.schemas'
import type { Pupil } from '@contract/students/students.schemas'
import * as paths from '@contract/domain/screenPaths'
import { loadedSource } from '../../../ui/list/ListPanel'
import { today } from '../../../state/clock/schoolClock'
import {
  type ServicePupilRow,
  useChargeService,
  useTakeOffService,
} from '../../../state/services/services.api'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { InfoDialog } from '../../../ui/dialogs/InfoDialog'
import { useKeptForm, type KeptForm } from '../../../ui/drafts/useKeptForm'
import { Bound } from '../../../ui/fields/Bound'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { TextInput } from '../../../ui/fields/TextInput'
import { type Picked, PickForm, usePicked } from '../../../ui/forms/PickForm'
import { rulesResolver } from '../../../ui/forms/rulesResolver'
import { useNotice } from '../../../ui/notices/useNotice'
import { Totals } from '../../../ui/payments/Totals'
import { useClassFilter } from '../../../ui/list/classFilter'
import { PickList } from '../../../ui/list/PickList'
import { texts, type Press } from '../services.texts'
import { pickedPupilList } from './servicePupils'

const placeOf = ({ alumno }: ServicePupilRow): Pupil => alumno

interface PupilPickerProps {
  pupils: readonly ServicePupilRow[]
  chosen: ReadonlySet<number>
  onAddAll: (rows: readonly ServicePupilRow[]) => void
}

function PupilPicker({ pupils, chosen, onAddAll }: PupilPickerProps) {
  const { filter, select } = useClassFilter(pupils, placeOf)
  const add = useCallback((row: ServicePupilRow) => onAddAll([row]), [onAddAll])
  return (
    <PickList
      {...pickedPupilList}
      label={texts.pupils}
      searchLabel={texts.searchPupil}
      source={loadedSource(pupils)}
      chosen={chosen}
      onAdd={add}
      onAddAll={onAddAll}
      filter={filter}
      filters={select}
      empty={{ icon: 'users', title: 'No hay alumnos inscritos en el ciclo de este servicio' }}
    />
  )
}

interface Values {
  alumnos: Picked[]
  /** yyyy-MM. */
  desde: string
  motivo_cancelacion: string
}

type Told = ServicesContract['charge']['response']

const problems = ({ alumnos, desde }: Values): Campos =>
  onlyProblems({ alumnos: chargedPupilsProblem(alumnos), desde: desde ? null : 'Elige un mes' })

const firstMonth = ({ meses }: Service): string => {
  const now = today().slice(0, 7)
  const month = meses.find((each) => monthText(each) >= now) ?? meses.at(-1)
  return month ? monthText(month) : ''
}

const Names = styled('ul')(({ theme: { spacing, vars } }) => ({
  maxHeight: 220,
  margin: spacing(1, 0, 0),
  padding: spacing(0, 0, 0, 2.5),
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  '& small': { display: 'block', color: vars.palette.text.secondary },
}))

function LeftOutList({ omitidos }: { omitidos: readonly LeftOut[] }) {
  if (omitidos.length === 0) return null
  return (
    <>
      <p>{texts.leftOut(omitidos.length)}</p>
      {/* It scrolls, so the keyboard needs to reach it. */}
      <Names tabIndex={0} aria-label={texts.leftOut(omitidos.length)}>
        {omitidos.map(({ alumno, meses, motivo }) => (
          <li key={alumno.id}>
            {alumno.nombre}
            <small>{[motivo, meses.map(monthLabel).join(', ')].filter(Boolean).join(': ')}</small>
          </li>
        ))}
      </Names>
    </>
  )
}

const usePress = (press: Press, form: KeptForm<Values>) => {
  const charge = useChargeService({ form })
  const leave = useTakeOffService({ form })
  return press === 'charge' ? charge : leave
}

interface PressFormProps {
  press: Press
  service: Service
  pupils: readonly ServicePupilRow[]
}

export function PressForm({ press, service, pupils }: PressFormProps) {
  const own = texts[press]
  const [params] = useSearchParams()
  const [given] = useState(() => pupils.filter(({ id }) => String(id) === params.get('alumno')))
  const form = useKeptForm<Values>({
    draftName: `servicio ${service.id} ${press}`,
    defaultValues: {
      alumnos: given.map(({ alumno: { id, nombre, numero_control } }) => ({ id, nombre, numero_control })),
      desde: firstMonth(service),
      motivo_cancelacion: '',
    },
    resolver: rulesResolver(problems),
  })
  const { control, getValues, setValue } = form
  const { ids, picked } = usePicked(form)
  const desde = useWatch({ control, name: 'desde' })
  const dry = usePress(press, form)
  const real = usePress(press, form)
  const [trial, setTrial] = useState<{ body: Omit<Values, 'motivo_cancelacion'>; answer: Told } | null>(null)
  const navigate = useNavigate()
  const { notify } = useNotice()
  const addAll = useCallback(
    (rows: readonly ServicePupilRow[]) => {
      const more = rows.map(({ alumno: { id, nombre, numero_control } }) => ({ id, nombre, numero_control }))
      setValue('alumnos', [...getValues('alumnos'), ...more], { shouldDirty: true, shouldValidate: true })
    },
    [setValue, getValues],
  )
  const bodyOf = (values: Omit<Values, 'motivo_cancelacion'>) => ({
    id: service.id,
    alumnos: values.alumnos.map(({ id }) => ({ id })),
    desde: values.desde,
  })
  const ask = form.handleSubmit(async (values) => {
    const { answer } = await dry.send({ ...bodyOf(values), simular: true })
    if (answer) setTrial({ body: values, answer })
  }, dry.wrong)
  const doIt = async () => {
    const motivo = getValues('motivo_cancelacion').trim()
    const reason = press === 'leave' && motivo ? { motivo_cancelacion: motivo } : {}
    const { answer } = await real.send({ ...bodyOf(trial!.body), ...reason })
    setTrial(null)
    if (!answer) return
    form.reset()
    notify({ title: own.done(answer.resumen.cargos), text: service.nombre, kind: 'success' })
    void navigate(paths.service(service.id))
  }
  const months = useMemo(
    () => service.meses.map((month) => ({ value: monthText(month), label: monthLabel(month) })),
    [service.meses],
  )
  const { resumen, omitidos } = trial?.answer ?? { resumen: null, omitidos: [] }
  const isNothing = resumen?.cargos === 0
  return (
    <>
      <PickForm
        {...picked}
        picker={<PupilPicker pupils={pupils} chosen={ids} onAddAll={addAll} />}
        label={own.chosen}
        noneText="Nadie todavía. Agrega a uno, a varios o a un grupo de la lista."
        submitLabel={own.count}
        onSubmit={ask}
      >
        <Bound control={control} name="desde">
          {(field) => <SelectInput {...field} label="Desde el mes de" options={months} required />}
        </Bound>
        {press === 'leave' && (
          <Bound control={control} name="motivo_cancelacion">
            {(field) => (
              <TextInput
                {...field}
                label="Motivo"
                hint="Opcional: queda en los cargos cancelados"
                maxLength={200}
              />
            )}
          </Bound>
        )}
      </PickForm>
      {isNothing && (
        <InfoDialog title={own.nothing} onClose={() => setTrial(null)}>
          <LeftOutList omitidos={omitidos} />
        </InfoDialog>
      )}
      <ConfirmDialog
        open={trial !== null && !isNothing}
        money
        destructive={press === 'leave'}
        title={own.ask(resumen?.cargos ?? 0)}
        text={
          <p>
            {own.told(resumen?.alumnos ?? 0)} {service.nombre}, desde{' '}
            {months.find(({ value }) => value === (trial?.body.desde ?? desde))?.label}.
          </p>
        }
        confirmLabel={own.confirm(resumen?.cargos ?? 0)}
        cancelLabel="Revisar"
        onConfirm={doIt}
        onClose={() => setTrial(null)}
      >
        <Totals items={[[own.total, resumen?.total ?? 0]]} />
        <LeftOutList omitidos={omitidos} />
      </ConfirmDialog>
    </>
  )
}
