import type { FileColumns } from '@contract/imports/imports.schemas'
import { serviceColumn } from '@contract/openings/family.columns'
import { openingDefinitions, type OpeningFileColumn } from '@contract/openings/opening.columns'
import type { Service } from '@contract/services/services.schemas'
import { pupilColumnsOf } from '../../sheets/pupilTable'
import type { Sheet } from '../../sheets/sheet'
import { columnsOf } from '../../sheets/table'
import { cycleIdOf } from './openingChecks'

export interface AskedColumns {
  hojas?: string
  cicloEscolarId?: string
}

/** Recognises the columns, one for each service of the cycle included. @throws 404 the cycle */
export const columnsOfCycle = async (
  sheet: Sheet,
  { cicloEscolarId, ...given }: AskedColumns,
  servicesOf: (cycleId: number | undefined) => Promise<Service[]>,
): Promise<FileColumns<OpeningFileColumn>> => {
  const offered = await servicesOf(cicloEscolarId === undefined ? undefined : cycleIdOf(cicloEscolarId))
  const definitions = openingDefinitions(offered)
  const { columnas, ...read } = columnsOf(definitions, pupilColumnsOf(definitions, sheet, given))
  const names = new Map<string, string>(offered.map(({ id, nombre }) => [serviceColumn(id), nombre]))
  return {
    ...read,
    columnas: columnas.map((each) => {
      const etiqueta = names.get(each.columna)
      return etiqueta === undefined ? each : { ...each, etiqueta }
    }),
  }
}
