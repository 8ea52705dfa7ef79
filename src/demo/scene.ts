export const SCENE_WIDTH = 1280
export const SCENE_HEIGHT = 960

/** Sky from top to bottom, hills, and what stands in the sky. */
const SCENES = {
  dia: { sky: ['#5fb4d8', '#d9f0f7'], hills: ['#7cb36b', '#4f8f57'], light: '#fff3b8' },
  feria: { sky: ['#f2936a', '#fde2b3'], hills: ['#b9785f', '#8b4f4a'], light: '#fff0c9' },
  noche: { sky: ['#1b2450', '#5d3f7a'], hills: ['#2d2a57', '#1d1c3f'], light: '#f7efc4' },
  patria: { sky: ['#2f8f6a', '#e9f3e4'], hills: ['#b8474a', '#8c2f36'], light: '#ffffff' },
} as const
export type SceneKind = keyof typeof SCENES

const PAPERS = ['#e4572e', '#f3a712', '#3bb273', '#2d7dd2', '#d1495b', '#7768ae'] as const
const paper = (at: number): string => PAPERS[at % PAPERS.length] as string

/** A string of cut paper flags across the picture. */
const flags = (y: number, seed: number): string =>
  Array.from({ length: 11 }, (_, at) => {
    const x = at * 124 - 20
    const hang = y + Math.sin((at / 10) * Math.PI) * 70
    return `<path d="M${x} ${hang}h96v84l-16 18-16-18-16 18-16-18-16 18-16-18Z" fill="${paper(at + seed)}"/><circle cx="${x + 48}" cy="${hang + 40}" r="16" fill="#ffffff" opacity=".55"/>`
  }).join('')

/** Balloons that rise with the moment, from 0 to 1. */
const balloons = (seed: number, moment: number): string =>
  Array.from({ length: 9 }, (_, at) => {
    const x = (at * 151 + seed * 67) % SCENE_WIDTH
    const start = SCENE_HEIGHT - ((at * 211 + seed * 97) % 700)
    const y = ((start - moment * 520 + 1200) % 1200) - 120
    const sway = Math.sin(moment * 6 + at) * 16
    return `<g transform="translate(${x + sway} ${y})"><path d="M0 56c-6 40 8 60-4 110" stroke="#ffffff" stroke-width="3" fill="none" opacity=".7"/><ellipse rx="42" ry="54" fill="${paper(at + seed + 2)}"/><ellipse cx="-14" cy="-18" rx="10" ry="16" fill="#ffffff" opacity=".45"/></g>`
  }).join('')

/** People before the hills, as one sees a crowd from behind. */
const crowd = (seed: number): string =>
  Array.from({ length: 15 }, (_, at) => {
    const x = at * 92 + ((seed * 31 + at * 17) % 40)
    const tall = 130 + ((at * 53 + seed * 29) % 90)
    const y = SCENE_HEIGHT - tall
    return `<g fill="${['#22313c', '#33283f', '#3b2f2a'][at % 3]}"><circle cx="${x}" cy="${y}" r="34"/><path d="M${x - 56} ${SCENE_HEIGHT}c0-90 20-${tall - 60} 56-${tall - 40}s56 ${tall - 130} 56 ${tall - 40}Z"/></g>`
  }).join('')

/**
 * A feast of the school as an svg: nobody's photo, so that the demo can be shown to anybody.
 * @param seed no two look the same
 * @param moment 0 to 1: where the balloons are
 */
export const sceneOf = (kind: SceneKind, seed: number, moment = 0): string => {
  const { sky, hills, light } = SCENES[kind]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SCENE_WIDTH}" height="${SCENE_HEIGHT}">` +
    `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient></defs>` +
    `<rect width="100%" height="100%" fill="url(#s)"/><circle cx="${240 + ((seed * 173) % 800)}" cy="330" r="110" fill="${light}" opacity=".9"/>` +
    `<path d="M0 640c220-120 420-120 640-20s440 60 640-40v380H0Z" fill="${hills[0]}"/>` +
    `<path d="M0 760c260-80 520-20 760-40s360-60 520 0v240H0Z" fill="${hills[1]}"/>` +
    `${balloons(seed, moment)}${crowd(seed)}${flags(40, seed)}${seed % 2 ? flags(180, seed + 3) : ''}</svg>`
  )
}
