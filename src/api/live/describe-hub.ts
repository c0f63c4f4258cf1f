/** The figures of the hub, in Prometheus' text format. */
import type { LiveHub } from './live-hub.ts';

export function describeHub(status: LiveHub['status']): string {
  return [
    ...figure('live_streams', 'gauge', 'Live streams open now.', status.streams),
    ...figure('live_replay_events', 'gauge', 'Events held for clients that come back.', status.replayEvents),
    ...figure('live_replay_bytes', 'gauge', 'What those hold in memory.', status.replayBytes),
    ...figure('live_events_total', 'counter', 'Events published.', status.published),
    ...figure('live_left_out_total', 'counter', 'Events slow clients were not given.', status.leftOut),
    '# HELP routeur_live_gaps_total Gaps reported to clients, by reason.',
    '# TYPE routeur_live_gaps_total counter',
    `routeur_live_gaps_total{reason="conflated"} ${status.conflatedGaps}`,
    `routeur_live_gaps_total{reason="dropped"} ${status.droppedGaps}`,
    `routeur_live_gaps_total{reason="resume"} ${status.resumeGaps}`,
    '',
  ].join('\n');
}

function figure(name: string, type: 'gauge' | 'counter', help: string, value: number): string[] {
  return [`# HELP routeur_${name} ${help}`, `# TYPE routeur_${name} ${type}`, `routeur_${name} ${value}`];
}
