import { curpCheckDigit } from '@contract/domain/curp'
import { curpLetters, type NameParts } from '@contract/domain/curpLetters'
import type { IsoDate } from '@contract/domain/dates'
import { STATES } from './names'
import type { Random } from './random'

const CONSONANTS = 'BCDFGHJKLMNPQRSTVWXYZ'

/** Rude words: the registry replaces their second letter by X (Instructivo Normativo, annex 2). */
const UNSEEMLY = new Set(
  (
    'BACA BAKA BUEI BUEY CACA CACO CAGA CAGO CAKA CAKO COGE COGI COJA COJE COJI COJO COLA CULO FALO FETO GETA GUEI GUEY ' +
    'JETA JOTO KACA KACO KAGA KAGO KAKA KAKO KOGE KOGI KOJA KOJE KOJI KOJO KOLA KULO LILO LOCA LOCO LOKA LOKO MAME MAMO ' +
    'MEAR MEAS MEON MIAR MION MOCO MOKO MULA MULO NACA NACO PEDA PEDO PENE PIPI PITO POPO PUTA PUTO QULO RATA ROBA ROBE ' +
    'ROBO RUIN SENO TETA VACA VAGA VAGO VAKA VUEI VUEY WUEI WUEY'
  ).split(' '),
)

/** The first consonant after the first letter; X when there is none, or it is Ñ. */
const innerConsonant = (word: string): string => {
  const plain = word.replace(/Ñ/g, 'X').normalize('NFD').replace(/\p{M}/gu, '')
  return [...plain.slice(1)].find((letter) => CONSONANTS.includes(letter)) ?? 'X'
}

const mainSurname = (surname: string): string => surname.replace(/^(?:DE LA|DEL|DE) /, '').replace(/ .*/, '')
const mainName = (nombres: string): string => nombres.replace(/^(?:MARÍA|JOSÉ) /, '').replace(/ .*/, '')

export const curpOf = (random: Random, names: NameParts, birth: IsoDate, sex: 'H' | 'M'): string => {
  const letters = curpLetters(names) ?? 'XXXX'
  const seemly = UNSEEMLY.has(letters) ? `${letters.charAt(0)}X${letters.slice(2)}` : letters
  const inner = [mainSurname(names.paterno), mainSurname(names.materno), mainName(names.nombres)]
  const date = birth.slice(2).replaceAll('-', '')
  const homonym = birth < '2000' ? String(random.between(0, 9)) : random.pick([...'ABCDEFGHIJ'])
  const body = `${seemly}${date}${sex}${random.pick(STATES)}${inner.map(innerConsonant).join('')}${homonym}`
  return `${body}${curpCheckDigit(body)}`
}
