import { useWatch } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { DEFAULT_SCHOLARSHIP_PERCENT } from '@contract/domain/discounts'
import { gradeLabel, type Grade } from '@contract/domain/grades'
import { upper, countText } from '@contract/domain/text'
import { scholarshipsRoutes } from '@contract/scholarships/scholarships.routes'
import {
  EMPTY_SCHOLARSHIP,
  percentProblems,
  scholarshipProblems,
} from '@contract/scholarships/scholarships.rules'
import * as paths from '@contract/domain/screenPaths'
import { useCreateScholarship } from '../../../state/scholarships/scholarships.api'
import { useMay } from '../../../state/session/useMay'
import { useKeptForm } from '../../../ui/drafts/useKeptForm'
import { Bound } from '../../../ui/fields/Bound'
import { UppercaseInput } from '../../../ui/fields/UppercaseInput'
import type { TypedNumber } from '../../../ui/fields/field'
import type { Picked } from '../../../ui/forms/PickForm'
import type { Crumb } from '../../../ui/page/Breadcrumb'
import { CycleGate } from '../../../ui/page/CycleGate'
import { GradeLinks, GradeOfAddress } from '../../../ui/page/GradeLinks'
import { Page } from '../../../ui/page/Page'
import { CycleChoice } from '../../../write/cycles/CycleChoice'
import { useChosenCycle } from '../../../write/cycles/useChosenCycle'
import { GiveForm } from '../components/GiveForm'
import { PercentField } from '../components/PercentField'
import { MENU, texts } from '../scholarships.texts'

interface Values {
  nombre: string
  porcentaje: TypedNumber
  alumnos: Picked[]
}

const EMPTY: Values = { nombre: '', porcentaje: DEFAULT_SCHOLARSHIP_PERCENT, alumnos: [] }
const problems = ({ nombre, porcentaje, alumnos }: Values) => ({
  ...scholarshipProblems({ nombre, alumnos }),
  ...percentProblems({ porcentaje }),
})

function RegisterForm({ cycle, grade }: { cycle: Cycle; grade: Grade }) {
  const form = useKeptForm<Values>({
    draftName: `beca ${cycle.id}`,
    defaultValues: EMPTY,
    problems,
  })
  const percent = useWatch({ control: form.control, name: 'porcentaje' })
  const { send, tellWrong } = useCreateScholarship({ form, wrongTexts: { missing: EMPTY_SCHOLARSHIP } })
  const canRead = useMay()(scholarshipsRoutes.get.access)
  const navigate = useNavigate()
  const save = form.handleSubmit(async ({ nombre, porcentaje, alumnos }) => {
    const { done, answer } = await send({
      id_ciclo: cycle.id,
      nombre: upper(nombre),
      porcentaje: porcentaje as number,
      grado: grade,
      alumnos: alumnos.map(({ id }) => ({ id })),
    })
    if (!done) return
    if (canRead) return navigate(paths.scholarship(answer.beca.id))
    form.reset(EMPTY)
  }, tellWrong)

  return (
    <GiveForm
      cycle={cycle}
      grade={grade}
      percent={percent ?? 0}
      form={form}
      submitLabel="Registrar beca"
      onSubmit={save}
    >
      <Bound control={form.control} name="nombre">
        {(field) => <UppercaseInput {...field} label={texts.fields.nombre} maxLength={120} required />}
      </Bound>
      <Bound control={form.control} name="porcentaje">
        {(field) => <PercentField {...field} />}
      </Bound>
    </GiveForm>
  )
}

const CRUMBS = [MENU]

const FIRST: Grade = 'PRIMARIA'

interface RegisterAtProps {
  grade: Grade
  title: string
  breadcrumb?: readonly Crumb[]
}

function RegisterAt({ grade, title, breadcrumb }: RegisterAtProps) {
  const current = useChosenCycle()
  const { search } = useLocation()
  return (
    <CycleGate title={title} current={current}>
      {(cycle) => (
        <Page title={title} subtitle={<CycleChoice chosen={cycle} />} breadcrumb={breadcrumb}>
          <GradeLinks
            grade={grade}
            to={(each) => `${paths.newScholarshipOfLevel(each)}${search}`}
            detail={(each) => countText(cycle.inscritos?.[each] ?? 0, 'inscrito', 'inscritos')}
          />
          <RegisterForm key={`${cycle.id} ${grade}`} cycle={cycle} grade={grade} />
        </Page>
      )}
    </CycleGate>
  )
}

export function RegisterScholarshipPage() {
  return (
    <GradeOfAddress menu={MENU}>
      {(grade) => (
        <RegisterAt grade={grade} title={`Registrar beca de ${gradeLabel(grade)}`} breadcrumb={CRUMBS} />
      )}
    </GradeOfAddress>
  )
}

/** The customer's address for choosing a level shows the same form. */
export function ScholarshipMenuPage() {
  return <RegisterAt grade={FIRST} title={MENU.label} />
}
