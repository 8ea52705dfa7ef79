import { Link } from 'react-router-dom'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { AUDIT_COUNTED, AUDIT_PAGE, auditDaysProblem, AUDIT_KIND_NAMES } from '@contract/audit/audit.rules'
import type { AuditEntry } from '@contract/audit/audit.schemas'
import { isIsoDate } from '@contract/domain/dateMath'
import { MODULE_NAMES } from '@contract/domain/permissions'
import { KIND_WORDS, recordText } from '@contract/audit/audit.texts'
import { MAX_QUERY } from '@contract/search/search.rules'
import * as paths from '@contract/domain/screenPaths'
import { useFetchAudit, useAudit } from '../../../state/audit/audit.api'
import { useFilters } from '../../../ui/list/useFilters'
import { useListView } from '../../../ui/list/useListView'
import { Page } from '../../../ui/page/Page'
import { PageError } from '../../../ui/page/PageError'
import { texts } from '../audit.texts'
import { AuditList, type AuditQuery } from '../components/AuditList'
import { useUsers } from '../../../state/users/users.api'
import { Row, Quiet } from '../../../ui/layout/layout'
import { FilterDates } from '../../../ui/list/FilterDates'
import { FilterSelect } from '../../../ui/list/FilterSelect'
import { SearchBox } from '../../../ui/list/listTools'
import { readId } from '../../../ui/screens/useIdParam'

/** 'Cargo UNIFORME · ROSA PEÑA'. Many pupils may owe a uniform, so the name is added, taken from the entry that registered the charge. */
const nameOf = (rows: readonly AuditEntry[]): string | undefined => {
  const newest = rows.find(({ nombre }) => nombre !== null) ?? rows[0]
  const pupil = rows.flatMap(({ cambios }) => cambios).find(({ campo }) => campo === 'alumno')
  const whose = pupil?.despues ?? pupil?.antes
  return newest && [recordText(newest), typeof whose === 'string' && whose].filter(Boolean).join(' · ')
}

/** Name of the record in the address, read from its rows; the list makes the same call, so it is sent once. */
function OneRecord({ wanted }: { wanted: AuditQuery }) {
  const { row } = useAudit(wanted)
  const { tipo, id = '' } = wanted
  return (
    <Quiet>{`Solo un registro: ${nameOf(row?.bitacora ?? []) ?? `${tipo ? KIND_WORDS[tipo] : ''} ${id}`.trim()}`}</Quiet>
  )
}

const FILTER_NAMES = ['q', 'desde', 'hasta', 'modulo', 'tipo', 'usuarioId', 'id', 'pagina'] as const

type AuditFilterValues = Record<(typeof FILTER_NAMES)[number], string>

const MODULE_OPTIONS = MODULE_NAMES.map((value) => ({ value, label: value }))

const KIND_OPTIONS = AUDIT_KIND_NAMES.map((value) => ({
  value,
  label: value === 'SALUD' ? texts.healthViews : KIND_WORDS[value],
})).sort((a, b) => a.label.localeCompare(b.label, 'es'))

/** The query in the address, without invalid values. Readings of health data are many, so they are left out unless asked for. */
const wantedOf = (values: AuditFilterValues): Omit<AuditQuery, 'pagina'> => {
  const modulo = MODULE_NAMES.find((each) => each === values.modulo)
  const tipo = AUDIT_KIND_NAMES.find((each) => each === values.tipo)
  const [usuarioId, id] = [readId(values.usuarioId), readId(values.id)]
  const q = values.q.trim().slice(0, MAX_QUERY)
  return {
    ...(q === '' ? {} : { q }),
    ...(isIsoDate(values.desde) ? { desde: values.desde } : {}),
    ...(isIsoDate(values.hasta) ? { hasta: values.hasta } : {}),
    ...(modulo ? { modulo } : {}),
    ...(tipo ? { tipo } : {}),
    ...(usuarioId === null ? {} : { usuarioId }),
    ...(id === null ? {} : { id }),
    ...(tipo ? {} : { lecturas: false }),
  }
}

const Bar = styled(Row)(({ theme: { spacing } }) => ({ marginBottom: spacing(2) }))

interface AuditFiltersProps {
  values: AuditFilterValues
  onChange: (patch: Partial<AuditFilterValues>) => void
  record: ReactNode
}

function AuditFilters({ values, onChange, record }: AuditFiltersProps) {
  const { rows: users = [] } = useUsers()
  const search = useListView('', true)
  const change = (patch: Partial<AuditFilterValues>) => onChange({ ...patch, pagina: '' })
  const clear = () => {
    search.change({ query: '', page: 1 })
    onChange(Object.fromEntries(FILTER_NAMES.map((name) => [name, ''])))
  }
  const anything = FILTER_NAMES.some((name) => name !== 'pagina' && values[name] !== '')
  return (
    <Bar gap={[1, 2]}>
      <SearchBox
        label={values.tipo === 'SALUD' ? 'Quién vio la salud de…' : 'Folio o nombre'}
        value={search.view.query}
        onChange={(query) => search.change({ query, page: 1 })}
        onCommit={search.commit}
      />
      <FilterDates desde={values.desde} hasta={values.hasta} onChange={change} />
      <FilterSelect
        label="Usuario"
        allLabel="Todos los usuarios"
        options={users.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={values.usuarioId}
        onChange={(usuarioId) => change({ usuarioId })}
      />
      <FilterSelect
        label="Módulo"
        allLabel="Todos los módulos"
        options={MODULE_OPTIONS}
        value={values.modulo}
        onChange={(modulo) => change({ modulo })}
      />
      <FilterSelect
        label="Qué"
        allLabel="Todo"
        options={KIND_OPTIONS}
        value={values.tipo}
        onChange={(tipo) => change({ tipo, id: '' })}
      />
      {record}
      {anything && <Button onClick={clear}>Quitar filtros</Button>}
    </Bar>
  )
}

/** Null when a call failed. */
const useAllPages = () => {
  const fetchPage = useFetchAudit()
  return async (wanted: Omit<AuditQuery, 'pagina'>): Promise<AuditEntry[] | null> => {
    const rows: AuditEntry[] = []
    for (let pagina = 1; pagina <= AUDIT_COUNTED / AUDIT_PAGE; pagina++) {
      const answer = await fetchPage({ ...wanted, pagina })
      if (!answer) return null
      rows.push(...answer.bitacora)
      if (answer.bitacora.length < AUDIT_PAGE) break
    }
    return rows
  }
}

export function AuditPage() {
  const { values, change } = useFilters(FILTER_NAMES)
  const allPages = useAllPages()
  const wanted = wantedOf(values)
  const problem = auditDaysProblem(wanted.desde, wanted.hasta)
  const page = /^[1-9]\d{0,4}$/.test(values.pagina) ? Number(values.pagina) : 1
  return (
    <Page
      title={texts.title}
      subtitle="Quién hizo qué, y cuándo. Nadie puede cambiar ni borrar lo que aquí se escribe."
      action={
        <Row gap={[0, 2]}>
          <Link to={`${paths.audit}?tipo=SALUD`}>{texts.healthViews}</Link>
          <Link to={`${paths.audit}?tipo=ACCESO`}>Accesos</Link>
          <Link to={paths.archive}>Archivo de la escuela</Link>
        </Row>
      }
    >
      <AuditFilters
        values={values}
        onChange={change}
        record={
          wanted.id !== undefined && problem === null && <OneRecord wanted={{ ...wanted, pagina: page }} />
        }
      />
      {problem === null ? (
        <AuditList
          wanted={wanted}
          page={page}
          onPage={(next) => change({ pagina: next > 1 ? String(next) : '' })}
          everyRow={() => allPages(wanted)}
          narrowed={Object.keys(wanted).some((name) => name !== 'lecturas')}
        />
      ) : (
        <PageError text={problem} />
      )}
    </Page>
  )
}
