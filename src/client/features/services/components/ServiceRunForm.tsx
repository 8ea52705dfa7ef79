import { useCallback, useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { isoMonth } from '@contract/domain/dates'
import { chargedPupilsProblem } from '@contract/charges/charges.rules'
import { onlyProblems, type Campos } from '@contract/domain/campos'
import { monthLabel } from '@contract/domain/months'
import type { Service } from '@contract/services/services.schemas'
import type { Pupil } from '@contract/students/students.schemas'
import * as paths from '@contract/domain/screenPaths'
import { loadedSource } from '../../../ui/list/ListPanel'
import { today } from '../../../state/clock/schoolClock'
import {
  type ServicePupilRow,
  useChargeService,
  useRemoveStudentsFromService,
} from '../../../state/services/services.api'
import { useKeptForm, type KeptForm } from '../../../ui/drafts/useKeptForm'
import { Bound } from '../../../ui/fields/Bound'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { TextInput } from '../../../ui/fields/TextInput'
import { type Picked, PickForm, usePicked } from '../../../ui/forms/PickForm'
import { useNotice } from '../../../ui/notices/useNotice'
import { useClassFilter } from '../../../ui/list/classFilter'
import { PickList } from '../../../ui/list/PickList'
import { texts, type ServiceRun } from '../services.texts'
import { ServiceRunConfirm, type DryRun } from './ServiceRunConfirm'
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

const problems = ({ alumnos, desde }: Values): Campos =>
  onlyProblems({ alumnos: chargedPupilsProblem(alumnos), desde: desde ? null : 'Elige un mes' })

const firstMonth = ({ meses }: Service): string => {
  const now = today().slice(0, 7)
  const month = meses.find((each) => isoMonth(each) >= now) ?? meses.at(-1)
  return month ? isoMonth(month) : ''
}

const useEndpoint = (run: ServiceRun, form: KeptForm<Values>) => {
  const charge = useChargeService({ form })
  const remove = useRemoveStudentsFromService({ form })
  return run === 'charge' ? charge : remove
}

/** First a dry run, whose answer the user confirms before anything is charged or taken off. */
const useServiceRun = (run: ServiceRun, service: Service, form: KeptForm<Values>) => {
  const dry = useEndpoint(run, form)
  const real = useEndpoint(run, form)
  const [dryRun, setDryRun] = useState<DryRun | null>(null)
  const navigate = useNavigate()
  const { notify } = useNotice()
  const bodyOf = ({ alumnos, desde }: DryRun['body']) => ({
    id: service.id,
    alumnos: alumnos.map(({ id }) => ({ id })),
    desde,
  })
  const ask = form.handleSubmit(async (values) => {
    const { answer } = await dry.send({ ...bodyOf(values), simular: true })
    if (answer) setDryRun({ body: values, answer })
  }, dry.tellWrong)
  const confirm = async () => {
    const motivo = form.getValues('motivo_cancelacion').trim()
    const reason = run === 'remove' && motivo ? { motivo_cancelacion: motivo } : {}
    const { answer } = await real.send({ ...bodyOf(dryRun!.body), ...reason })
    setDryRun(null)
    if (!answer) return
    form.reset()
    notify({ title: texts[run].done(answer.resumen.cargos), text: service.nombre, kind: 'success' })
    void navigate(paths.service(service.id))
  }
  return { dryRun, ask, confirm, close: () => setDryRun(null) }
}

const toPicked = ({ alumno: { id, nombre, numero_control } }: ServicePupilRow): Picked => ({
  id,
  nombre,
  numero_control,
})

interface ServiceRunFormProps {
  run: ServiceRun
  service: Service
  pupils: readonly ServicePupilRow[]
}

export function ServiceRunForm({ run, service, pupils }: ServiceRunFormProps) {
  const own = texts[run]
  const [params] = useSearchParams()
  const [given] = useState(() => pupils.filter(({ id }) => String(id) === params.get('alumno')))
  const form = useKeptForm<Values>({
    draftName: `servicio ${service.id} ${run}`,
    defaultValues: { alumnos: given.map(toPicked), desde: firstMonth(service), motivo_cancelacion: '' },
    problems,
  })
  const { control, getValues, setValue } = form
  const { ids, picked } = usePicked(form)
  const { dryRun, ask, confirm, close } = useServiceRun(run, service, form)
  const addAll = useCallback(
    (rows: readonly ServicePupilRow[]) =>
      setValue('alumnos', [...getValues('alumnos'), ...rows.map(toPicked)], {
        shouldDirty: true,
        shouldValidate: true,
      }),
    [setValue, getValues],
  )
  const months = useMemo(
    () => service.meses.map((month) => ({ value: isoMonth(month), label: monthLabel(month) })),
    [service.meses],
  )
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
        {run === 'remove' && (
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
      <ServiceRunConfirm run={run} service={service} dryRun={dryRun} onConfirm={confirm} onClose={close} />
    </>
  )
}
