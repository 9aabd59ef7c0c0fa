"""Metrics of the server in the text format of Prometheus."""

from collections.abc import Iterator

from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

from spindletop.server.services import Services

Metric = GaugeMetricFamily | CounterMetricFamily


class ServerCollector(Collector):
    """Reads the metrics of one server process when they are asked for."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def collect(self) -> Iterator[Metric]:
        """Give every metric."""
        services = self.services
        yield GaugeMetricFamily("spindletop_tables_loaded", "Tables in memory.", len(services.registry.loaded))
        yield GaugeMetricFamily("spindletop_live_connections", "Live connections.", services.connections.count)
        yield GaugeMetricFamily("spindletop_bots_thinking", "Tables where a bot thinks.", len(services.bots.thinking))
        yield CounterMetricFamily("spindletop_changes_committed", "Changes on disk.", services.store.batches)
        yield CounterMetricFamily("spindletop_commits", "Commits; one carries many changes.", services.store.groups)
        yield CounterMetricFamily(
            "spindletop_bot_failures", "Bots that failed or were too slow.", services.bots.failures
        )
        yield CounterMetricFamily(
            "spindletop_worker_processes_stopped",
            "Worker processes that had to be ended.",
            services.bots.workers.stopped + services.bots.quick.stopped,
        )
        if services.notifier is not None:
            yield CounterMetricFamily("spindletop_webhooks_sent", "Webhooks delivered.", services.notifier.sent)
            yield CounterMetricFamily("spindletop_webhooks_given_up", "Webhooks given up.", services.notifier.given_up)


def exposition(services: Services) -> tuple[bytes, str]:
    """Return all metrics, those of the server and those of the process."""
    registry = CollectorRegistry()
    registry.register(ServerCollector(services))
    return generate_latest(registry) + generate_latest(REGISTRY), CONTENT_TYPE_LATEST
