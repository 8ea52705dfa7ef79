import { useCallback, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useFieldArray, useWatch, type FieldPath } from 'react-hook-form'
import { countText } from '@contract/domain/text'
import { monthlyOf } from '@contract/cycles/cycles.rules'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { gradeLabel, type Grade } from '@contract/domain/grades'
import { ENROLMENTS_CLOSED, pupilsProblem } from '@contract/enrolments/enrolments.rules'
import type { Student } from '@contract/students/students.schemas'
import * as paths from '@contract/domain/screenPaths'
import { useEnrolStudents, useSiblingPlaces } from '../../../state/enrolments/enrolments.api'
import { serverMessage } from '../../../state/otherServers/answers'
import { useKeptForm, type KeptForm } from '../../../ui/drafts/useKeptForm'
import { PickForm } from '../../../ui/forms/PickForm'
import { toErrors } from '../../../ui/forms/rulesResolver'
import type { Crumb } from '../../../ui/page/Breadcrumb'
import { CycleGate } from '../../../ui/page/CycleGate'
import { GradeLinks, GradeOfAddress } from '../../../ui/page/GradeLinks'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { MoneyText } from '../../../ui/page/MoneyText'
import { Page } from '../../../ui/page/Page'
import { PageEmpty } from '../../../ui/page/PageEmpty'
import { CycleChoice } from '../../../write/cycles/CycleChoice'
import { useChosenCycle } from '../../../write/cycles/useChosenCycle'
import { DueDayField, useDueDay } from '../../../write/enrolments/DueDay'
import { DiscountFields, EnrolTotals, type EnrolValues } from '../components/ChosenPupils'
import { PupilPicker } from '../components/PupilPicker'
import { bodyOf, chosenFrom, comingOf } from '../enrol.values'
import { MENU, texts } from '../enrolments.texts'

const useEnrolling = (form: KeptForm<EnrolValues>, cycle: Cycle, grade: Grade, vence: string | null) => {
  const { send, tellWrong } = useEnrolStudents({ saved: serverMessage, sentKey: form.sentKey })
  return form.handleSubmit(async ({ alumnos }) => {
    const problem = pupilsProblem(
      alumnos.map(({ gradoNumero: _, ...pupil }) => pupil),
      grade,
    )
    if (problem) {
      const { campo, message } = problem
      if (campo !== 'alumnos')
        form.setError(campo as FieldPath<EnrolValues>, { message }, { shouldFocus: true })
      return tellWrong(toErrors({ [campo]: message }))
    }
    const { done } = await send(bodyOf(cycle, grade, alumnos, vence))
    if (!done) return
    // Pupils added while the request was under way stay in the form.
    const sent = new Set(alumnos.map(({ id }) => id))
    form.reset({ alumnos: form.getValues('alumnos').filter(({ id }) => !sent.has(id)) })
  })
}

function EnrolForm({ cycle, grade }: { cycle: Cycle; grade: Grade }) {
  const form = useKeptForm<EnrolValues>({
    draftName: `inscripciones ${cycle.id}`,
    defaultValues: { alumnos: [] },
  })
  const { control } = form
  const { append, remove } = useFieldArray({ control, name: 'alumnos', keyName: 'key' })
  const pupils = useWatch({ control, name: 'alumnos' })
  const chosen = useMemo(() => new Set(pupils.map(({ id }) => id)), [pupils])
  const coming = useMemo(() => comingOf(grade, pupils), [grade, pupils])
  const places = useSiblingPlaces(cycle, coming)
  const { vence, problem: dayProblem, field, input } = useDueDay(cycle)
  const add = useCallback(
    (pupil: Student) => append(chosenFrom(pupil, grade), { shouldFocus: false }),
    [append, grade],
  )
  const submit = useEnrolling(form, cycle, grade, vence)
  const closedText = `El ciclo ${cycle.name} no recibe inscripciones en este momento.`
  if (!cycle.inscripciones_abiertas && pupils.length === 0)
    return <PageEmpty icon="school" title={ENROLMENTS_CLOSED} text={closedText} />
  return (
    <>
      <div role="status">
        {!cycle.inscripciones_abiertas && (
          <div style={{ marginBottom: 16 }}>
            <InfoPanel tone="warning" title={ENROLMENTS_CLOSED} text={closedText} />
          </div>
        )}
      </div>
      <PickForm
        picker={<PupilPicker cycleId={cycle.id} grade={grade} chosen={chosen} onAdd={add} />}
        label="Se van a inscribir"
        chosen={pupils}
        noneText="Agrega alumnos de la lista. Puedes inscribir a varios a la vez."
        onRemove={(id) => remove(pupils.findIndex((pupil) => pupil.id === id))}
        fields={({ id }, index) => (
          <DiscountFields
            control={control}
            grade={grade}
            index={index}
            cycle={cycle}
            lugar={places.get(id)}
          />
        )}
        footer={
          <>
            <EnrolTotals cycle={cycle} grade={grade} pupils={pupils} />
            {vence !== null && <DueDayField ref={input} {...field} />}
          </>
        }
        dirty={pupils.length > 0}
        submitLabel={texts.submit(pupils.length)}
        onSubmit={(event) => (dayProblem ? input.current?.focus() : submit(event))}
      />
    </>
  )
}

const CRUMBS = [MENU]

interface EnrolAtProps {
  grade: Grade
  title: string
  breadcrumb?: readonly Crumb[]
}

function EnrolAt({ grade, title, breadcrumb }: EnrolAtProps) {
  const current = useChosenCycle()
  const { search } = useLocation()
  return (
    <CycleGate title={title} breadcrumb={breadcrumb} current={current}>
      {(cycle) => (
        <Page title={title} subtitle={<CycleChoice chosen={cycle} />} breadcrumb={breadcrumb}>
          <GradeLinks
            grade={grade}
            to={(each) => `${paths.enrolLevel(each)}${search}`}
            detail={(each) => (
              <>
                {countText(cycle.inscritos?.[each] ?? 0, 'inscrito', 'inscritos')} · mensualidad{' '}
                <MoneyText pesos={monthlyOf(cycle, each)} />
              </>
            )}
          />
          <EnrolForm key={`${cycle.id} ${grade}`} cycle={cycle} grade={grade} />
        </Page>
      )}
    </CycleGate>
  )
}

export function EnrolPage() {
  return (
    <GradeOfAddress menu={MENU}>
      {(grade) => (
        <EnrolAt grade={grade} title={`Inscripciones a ${gradeLabel(grade)}`} breadcrumb={CRUMBS} />
      )}
    </GradeOfAddress>
  )
}

export function EnrolmentMenuPage() {
  return <EnrolAt grade="PRIMARIA" title={MENU.label} />
}
