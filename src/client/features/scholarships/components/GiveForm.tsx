import { styled } from '@mui/material/styles'
import { useState, type ReactNode, type SyntheticEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { monthlyOf } from '@contract/cycles/cycles.rules'
import { gradeLabel, type Grade } from '@contract/domain/grades'
import { formatPesos } from '@contract/domain/money'
import { becasText, becaTotal, pesosAfter } from '@contract/scholarships/scholarships.rules'
import type { Student } from '@contract/students/students.schemas'
import { isOpenMonth } from '@contract/tuition/tuition.rules'
import { tuitionRoutes } from '@contract/tuition/tuition.routes'
import type { TuitionContract } from '@contract/tuition/tuition.schemas'
import { countText } from '@contract/domain/text'
import { ASKED_ANEW } from '../../../state/core/reads'
import { useMay } from '../../../state/session/useMay'
import { useStudentsToScholarship } from '../../../state/students/students.selectors'
import { useTuition } from '../../../state/tuition/tuition.api'
import { PickForm, usePicked, type Picked } from '../../../ui/forms/PickForm'
import { Card, Quiet } from '../../../ui/layout/layout'
import { FilterSelect } from '../../../ui/list/FilterSelect'
import { PickList } from '../../../ui/list/PickList'
import { pupilList } from '../../../ui/list/pupilLists'
import { useCycleArg } from '../../../write/cycles/useChosenCycle'
import { texts } from '../scholarships.texts'

const monthsText = (count: number): string => countText(count, 'mes', 'meses')

const loweredText = (lista: number, percent: number, now = lista): string =>
  `de ${formatPesos(now)} a ${formatPesos(pesosAfter(lista, percent))}`

const Effect = styled('strong')({
  display: 'block',
  fontSize: '1.125rem',
  fontVariantNumeric: 'tabular-nums',
})

interface GradeEffectProps {
  cycle: Cycle
  grade: Grade
  percent: number
}

function GradeEffect({ cycle, grade, percent }: GradeEffectProps) {
  return (
    <Card tone="sunken" pad={[1.5, 2]} role="group" aria-label={texts.effect}>
      <Quiet as="p">{texts.effect}</Quiet>
      <Effect role="status">
        {monthsText(cycle.meses?.length ?? 0)}: {loweredText(monthlyOf(cycle, grade), percent)}
      </Effect>
      <Quiet as="p">Solo bajan los meses sin pagar; los pagados quedan como están.</Quiet>
    </Card>
  )
}

type Month = Pick<
  TuitionContract['get']['response']['pagos'][number],
  'lista' | 'monto' | 'pagado' | 'estado'
>

/** ' (3 ya pagados y 2 saldados antes no cambian)'; '' where every month changes. */
const staysText = (pagos: readonly Month[]): string => {
  const paid = pagos.filter(({ pagado }) => pagado).length
  const settled = pagos.filter(({ pagado, estado }) => !pagado && estado === 'SALDADO').length
  const parts = [
    paid > 0 && countText(paid, 'ya pagado', 'ya pagados'),
    settled > 0 && countText(settled, 'saldado antes', 'saldados antes'),
  ].filter(Boolean)
  return parts.length === 0
    ? ''
    : ` (${parts.join(' y ')} ${paid + settled === 1 ? 'no cambia' : 'no cambian'})`
}

/** What a beca changes for one pupil's open months; those paid or settled before stay, and are counted apart. */
const pupilEffect = (pagos: readonly Month[], percent: number): string => {
  const open = pagos.filter(isOpenMonth)
  const [first] = open
  return first
    ? `${monthsText(open.length)} por pagar: ${loweredText(first.lista, percent, first.monto)}${staysText(pagos)}`
    : 'No tiene meses por pagar: la beca no baja nada'
}

interface PupilEffectProps {
  alumnoId: number
  cycle: Cycle
  percent: number
}

function PupilEffect({ alumnoId, cycle, percent }: PupilEffectProps) {
  const may = useMay()(tuitionRoutes.get.access)
  const { row } = useTuition({ alumnoId, cycleId: cycle.id }, { skip: !may })
  if (!row) return null
  const own = row.becas ?? (row.beca ? [row.beca] : [])
  const has = becasText(own)
  const total = becaTotal([...own, { porcentaje: percent }], cycle.acumulacion)
  return `${has ? `Ya tiene ${has}. ` : ''}${pupilEffect(row.pagos, total)}`
}

const WITH_ONE = [{ value: 'una', label: 'También quien ya tiene una' }]

interface EligiblePickerProps {
  cycleId: number
  grade: Grade
  chosen: ReadonlySet<number>
  onAdd: (pupil: Student) => void
}

function EligiblePicker({ cycleId, grade, chosen, onAdd }: EligiblePickerProps) {
  const [withOne, setWithOne] = useState(false)
  const source = useStudentsToScholarship(
    { grado: grade, ...useCycleArg(cycleId), ...(withOne ? { con_una: true } : {}) },
    ASKED_ANEW,
  )
  return (
    <PickList
      filters={
        <FilterSelect
          label="Quién puede recibirla"
          allLabel="Solo quien no tiene beca"
          options={WITH_ONE}
          value={withOne ? 'una' : ''}
          onChange={(value) => setWithOne(value !== '')}
        />
      }
      label="Alumnos sin beca"
      source={source}
      {...pupilList}
      chosen={chosen}
      onAdd={onAdd}
      empty={{
        icon: 'users',
        title: 'No hay alumnos sin beca',
        text: `Todos los inscritos en ${gradeLabel(grade)} tienen ya una beca, o nadie está inscrito.`,
      }}
    />
  )
}

interface GiveFormProps<Values extends { alumnos: Picked[] }> extends GradeEffectProps {
  form: UseFormReturn<Values>
  submitLabel: string
  onSubmit: (event: SyntheticEvent) => unknown
  children?: ReactNode
}

export function GiveForm<Values extends { alumnos: Picked[] }>(props: GiveFormProps<Values>) {
  const { cycle, grade, percent, form, submitLabel, onSubmit, children } = props
  const { ids, add, picked } = usePicked(form)
  return (
    <PickForm
      {...picked}
      picker={<EligiblePicker cycleId={cycle.id} grade={grade} chosen={ids} onAdd={add} />}
      label="Recibirán la beca"
      noneText="Agrega alumnos de la lista."
      detail={({ id }) => <PupilEffect alumnoId={id} cycle={cycle} percent={percent} />}
      submitLabel={submitLabel}
      onSubmit={onSubmit}
    >
      {children}
      <GradeEffect cycle={cycle} grade={grade} percent={percent} />
    </PickForm>
  )
}
