import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { region } from '../../functions/src/config.ts';
import { readParkedName } from '../../functions/src/queue/parked-request.ts';
import { projectMeant } from '../deployment/deployment.ts';

/** Without its content: what the queue tells of its task, and what the task's name tells of the request. */
type ParkedTask = {
  /** The task's whole name. */
  name: string;
  reference: string;
  receivedAt: Date;
  round: number;
  nextTry: Date;
};

type Page = { tasks?: { name: string; scheduleTime: string }[]; nextPageToken?: string };

const cloudTasks = 'https://cloudtasks.googleapis.com';

function accessToken(): string {
  const shell = process.platform === 'win32';
  return execFileSync('gcloud', ['auth', 'print-access-token'], { encoding: 'utf8', shell }).trim();
}

/** The queue of parked requests, by the REST interface of Cloud Tasks. */
function createParkedQueue(project: string, origin: string, token: string) {
  const queue = `projects/${project}/locations/${region}/queues/redeliver`;

  async function ask(path: string, method = 'GET'): Promise<Response> {
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await fetch(`${origin}/v2/${path}`, { method, headers });
    if (answer.ok || answer.status === 404) return answer;
    throw new Error(
      `Cloud Tasks answered ${answer.status}: may your account list and run tasks in ${project}?`,
    );
  }

  return {
    async list(): Promise<ParkedTask[]> {
      const found: ParkedTask[] = [];
      let pageToken = '';
      do {
        const answer = await ask(`${queue}/tasks?responseView=BASIC&pageSize=1000&pageToken=${pageToken}`);
        if (!answer.ok) throw new Error(`${project} has no queue of parked requests: deploy the functions.`);
        const { tasks = [], nextPageToken = '' } = (await answer.json()) as Page;
        for (const { name, scheduleTime } of tasks) {
          const request = readParkedName(name.split('/').at(-1) ?? '');
          if (request) found.push({ ...request, name, nextTry: new Date(scheduleTime) });
        }
        pageToken = nextPageToken;
      } while (pageToken);
      return found;
    },
    /** Has the queue call for it now. False when it is no longer there. */
    async run({ name }: ParkedTask): Promise<boolean> {
      return (await ask(`${name}:run`, 'POST')).ok;
    },
  };
}

/** The queue that is meant on the command line, and what else stands there. */
export function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { project: { type: 'string' }, origin: { type: 'string' } },
  });
  const project = projectMeant(values.project);
  if (!project) throw new Error('Which project? Add -- --project <id>.');
  const { origin = cloudTasks } = values;
  const token = origin === cloudTasks ? accessToken() : '';
  return { queue: createParkedQueue(project, origin, token), positionals };
}
