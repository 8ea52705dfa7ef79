import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { isIsoDate } from '@contract/domain/dateMath'
import { MODULE_NAMES } from '@contract/domain/permissions'
import { AUDIT_KIND_NAMES } from '@contract/audit/audit.rules'
import { KIND_WORDS } from '@contract/audit/audit.words'
import { useUsers } from '../../../state/users/users.api'
import { Row } from '../../../ui/layout/layout'
import { FilterDates } from '../../../ui/list/FilterDates'
import { FilterSelect } from '../../../ui/list/FilterSelect'
import { readId } from '../../../ui/screens/useIdParam'
import { texts } from '../audit.texts'
import type { AuditQuery } from './AuditList'

/** Names of the filters in the address bar; `id` is of one record and has no field of its own. */
export const FILTER_NAMES = ['desde', 'hasta', 'modulo', 'tipo', 'usuarioId', 'id', 'pagina'] as const
export type AuditFilterValues = Record<(typeof FILTER_NAMES)[number], string>

const MODULE_OPTIONS = MODULE_NAMES.map((value) => ({ value, label: value }))
const KIND_OPTIONS = AUDIT_KIND_NAMES.map((value) => ({ value, label: KIND_WORDS[value] })).sort((a, b) =>
  a.label.localeCompare(b.label, 'es'),
)

/** What the address asks for; what is none of it asks for nothing. */
export const wantedOf = (values: AuditFilterValues): Omit<AuditQuery, 'pagina'> => {
  const modulo = MODULE_NAMES.find((each) => each === values.modulo)
  const tipo = AUDIT_KIND_NAMES.find((each) => each === values.tipo)
  const [usuarioId, id] = [readId(values.usuarioId), readId(values.id)]
  return {
    ...(isIsoDate(values.desde) ? { desde: values.desde } : {}),
    ...(isIsoDate(values.hasta) ? { hasta: values.hasta } : {}),
    ...(modulo ? { modulo } : {}),
    ...(tipo ? { tipo } : {}),
    ...(usuarioId === null ? {} : { usuarioId }),
    ...(id === null ? {} : { id }),
  }
}

interface AuditFiltersProps {
  values: AuditFilterValues
  onChange: (patch: Partial<AuditFilterValues>) => void
  /** The one record they leave, where they leave one. */
  record: ReactNode
}

/** Days, module, kind and user. */
export function AuditFilters({ values, onChange, record }: AuditFiltersProps) {
  const { rows: users = [] } = useUsers()
  const change = (patch: Partial<AuditFilterValues>) => onChange({ ...patch, pagina: '' })
  const anything = FILTER_NAMES.some((name) => name !== 'pagina' && values[name] !== '')
  return (
    <Row gap={[1, 2]} sx={{ mb: 2 }}>
      <FilterDates desde={values.desde} hasta={values.hasta} onChange={change} />
      <FilterSelect
        label={texts.user}
        allLabel={texts.allUsers}
        options={users.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={values.usuarioId}
        onChange={(usuarioId) => change({ usuarioId })}
      />
      <FilterSelect
        label={texts.module}
        allLabel={texts.allModules}
        options={MODULE_OPTIONS}
        value={values.modulo}
        onChange={(modulo) => change({ modulo })}
      />
      <FilterSelect
        label={texts.kind}
        allLabel={texts.allKinds}
        options={KIND_OPTIONS}
        value={values.tipo}
        onChange={(tipo) => change({ tipo, id: '' })}
      />
      {record}
      {anything && (
        <Button onClick={() => onChange(Object.fromEntries(FILTER_NAMES.map((name) => [name, ''])))}>
          {texts.clear}
        </Button>
      )}
    </Row>
  )
}
