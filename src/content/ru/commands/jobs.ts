/** Задания и исполнители вкратце, по-русски. */
import type { JobWords } from '../../en/commands/jobs.ts';

export const JOB_WORDS: JobWords = {
  none: 'Заданий нет.',
  noneOpen: 'Ни одно задание не ждёт и не выполняется; законченные показывает «elobook jobs --all».',
  states: { waiting: 'ждёт', running: 'выполняется', done: 'готово', failed: 'сорвалось', declined: 'отклонено' },
  /** Why a job failed, by what is kept of it. */
  faults: { 'the worker died': 'Исполнитель задания несколько раз завершался, не сообщив причины.' },
  preview: 'только просмотр',
  again: (job) => `Задание ${job} снова ждёт исполнителя и продолжится с того места, где остановилось.`,
  works: (worker) => `Исполнитель ${worker} выполняет задания, пока его не остановят.`,
  ended: (job) => `Задание ${job} закончено.`,
  givenBack: (job) => `Задание ${job} прервалось, будет новая попытка.`,
  lost: (job) => `Задание ${job} выполняет уже другой исполнитель.`,
};
